/**
 * The part of Tiled's map format that we write (doc.mapeditor.org, "JSON Map Format"). An imported file is `unknown`
 * until it has been read.
 */
export type TmjMap = {
  type: 'map'
  version: string
  orientation: 'orthogonal'
  renderorder: 'right-down'
  infinite: false
  compressionlevel: -1
  width: number
  height: number
  tilewidth: number
  tileheight: number
  nextlayerid: number
  nextobjectid: number
  properties: TmjProperty[]
  tilesets: TmjTileset[]
  layers: TmjLayer[]
}

export type TmjProperty =
  | { name: string; type: 'string'; value: string }
  | { name: string; type: 'int'; value: number }
  | { name: string; type: 'bool'; value: boolean }

/** A tileset that is cut from one picture, in a grid or, with `columns` 0, piece by piece. */
export type TmjTileset = {
  firstgid: number
  name: string
  tilewidth: number
  tileheight: number
  tilecount: number
  columns: number
  margin: 0
  spacing: 0
  image?: string
  imagewidth?: number
  imageheight?: number
  /** The point of its picture at which a thing is placed. */
  objectalignment?: 'topleft' | 'bottomleft'
  tiles?: TmjTile[]
  wangsets?: TmjWangset[]
}

type TmjTile = {
  id: number
  /** The class of the tile. */
  type: string
  image?: string
  imagewidth?: number
  imageheight?: number
  x?: number
  y?: number
  width?: number
  height?: number
  properties?: TmjProperty[]
}

/**
 * Terrain by corners. The indexes of `wangid` are 1 top right, 3 bottom right, 5 bottom left, 7 top left; colours count
 * from 1.
 */
type TmjWangset = {
  name: string
  type: 'corner'
  tile: -1
  colors: { color: string; name: string; probability: 1; tile: -1 }[]
  wangtiles: { tileid: number; wangid: number[] }[]
}

type LayerFrame = { id: number; name: string; opacity: number; visible: true; x: 0; y: 0 }
export type TmjTileLayer = LayerFrame & { type: 'tilelayer'; width: number; height: number; data: number[] }
type TmjObjectLayer = LayerFrame & { type: 'objectgroup'; draworder: 'topdown'; objects: TmjObject[] }
export type TmjLayer = TmjTileLayer | TmjObjectLayer

/** An object, in art pixels. `x`, `y` is the top left of a box; for a tile it is what its tileset says. */
export type TmjObject = {
  id: number
  name: string
  /** The class of the object. */
  type: string
  x: number
  y: number
  width: number
  height: number
  rotation: 0
  visible: true
  gid?: number
  properties?: TmjProperty[]
}
