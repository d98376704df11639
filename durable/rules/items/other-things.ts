import type { ItemKind } from './item-kind.ts'

export const MOUTH_THINGS: readonly ItemKind[] = [
  {
    key: 'tennis-ball',
    slot: 'mouth',
    price: 5,
    name: { dk: 'Tennisbold', en: 'Tennis ball', no: 'Tennisball', se: 'Tennisboll' },
  },
  { key: 'bone', slot: 'mouth', price: 6, name: { dk: 'Kødben', en: 'Bone', no: 'Kjøttbein', se: 'Köttben' } },
  { key: 'stick', slot: 'mouth', price: 2, name: { dk: 'Pind', en: 'Stick', no: 'Pinne', se: 'Pinne' } },
  { key: 'fish', slot: 'mouth', price: 8, name: { dk: 'Fisk', en: 'Fish', no: 'Fisk', se: 'Fisk' } },
  { key: 'rose', slot: 'mouth', price: 10, name: { dk: 'Rose', en: 'Rose', no: 'Rose', se: 'Ros' } },
  { key: 'newspaper', slot: 'mouth', price: 5, name: { dk: 'Avis', en: 'Newspaper', no: 'Avis', se: 'Tidning' } },
  { key: 'lantern', slot: 'mouth', price: 66, name: { dk: 'Lygte', en: 'Lantern', no: 'Lykt', se: 'Lykta' } },
  { key: 'umbrella', slot: 'mouth', price: 36, name: { dk: 'Paraply', en: 'Umbrella', no: 'Paraply', se: 'Paraply' } },
  { key: 'letter', slot: 'mouth', price: 4, name: { dk: 'Brev', en: 'Letter', no: 'Brev', se: 'Brev' } },
  { key: 'balloon', slot: 'mouth', price: 7, name: { dk: 'Ballon', en: 'Balloon', no: 'Ballong', se: 'Ballong' } },
  { key: 'frisbee', slot: 'mouth', price: 9, name: { dk: 'Frisbee', en: 'Frisbee', no: 'Frisbee', se: 'Frisbee' } },
]

export const BACK_THINGS: readonly ItemKind[] = [
  { key: 'cape', slot: 'back', price: 120, name: { dk: 'Kappe', en: 'Cape', no: 'Kappe', se: 'Mantel' } },
  { key: 'backpack', slot: 'back', price: 40, name: { dk: 'Rygsæk', en: 'Backpack', no: 'Ryggsekk', se: 'Ryggsäck' } },
  {
    key: 'saddle-bags',
    slot: 'back',
    price: 72,
    name: { dk: 'Sadeltasker', en: 'Saddle bags', no: 'Saltasker', se: 'Sadelväskor' },
  },
  {
    key: 'sled-harness',
    slot: 'back',
    price: 36,
    name: { dk: 'Slædesele', en: 'Sled harness', no: 'Sledesele', se: 'Slädsele' },
  },
  {
    key: 'life-jacket',
    slot: 'back',
    price: 30,
    name: { dk: 'Redningsvest', en: 'Life jacket', no: 'Redningsvest', se: 'Flytväst' },
  },
  {
    key: 'guitar',
    slot: 'back',
    price: 420,
    name: { dk: 'Guitar', en: 'Guitar', no: 'Gitar', se: 'Gitarr' },
    isRare: true,
  },
  {
    key: 'knitted-blanket',
    slot: 'back',
    price: 66,
    name: { dk: 'Strikket tæppe', en: 'Knitted blanket', no: 'Strikket teppe', se: 'Stickad filt' },
  },
  { key: 'scarf', slot: 'back', price: 12, name: { dk: 'Halstørklæde', en: 'Scarf', no: 'Skjerf', se: 'Halsduk' } },
  {
    key: 'butterfly-wings',
    slot: 'back',
    price: 600,
    name: { dk: 'Sommerfuglevinger', en: 'Butterfly wings', no: 'Sommerfuglvinger', se: 'Fjärilsvingar' },
    isRare: true,
  },
  {
    key: 'angel-wings',
    slot: 'back',
    price: 900,
    name: { dk: 'Englevinger', en: 'Angel wings', no: 'Englevinger', se: 'Änglavingar' },
    isRare: true,
  },
]

export const TAIL_THINGS: readonly ItemKind[] = [
  { key: 'ribbon', slot: 'ass', price: 6, name: { dk: 'Sløjfe', en: 'Ribbon', no: 'Sløyfe', se: 'Rosett' } },
  { key: 'bell', slot: 'ass', price: 9, name: { dk: 'Bjælde', en: 'Bell', no: 'Bjelle', se: 'Bjällra' } },
  {
    key: 'tail-lantern',
    slot: 'ass',
    price: 78,
    name: { dk: 'Halelygte', en: 'Tail lantern', no: 'Halelykt', se: 'Svanslykta' },
  },
  {
    key: 'pinwheel',
    slot: 'ass',
    price: 28,
    name: { dk: 'Vindmølle', en: 'Pinwheel', no: 'Vindmølle', se: 'Vindsnurra' },
  },
  {
    key: 'tail-flag',
    slot: 'ass',
    price: 11,
    name: { dk: 'Haleflag', en: 'Tail flag', no: 'Haleflagg', se: 'Svansflagga' },
  },
]
