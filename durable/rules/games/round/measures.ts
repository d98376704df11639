/** The arcade games advance in ticks of one length; so do the times of a KnogleKnas log, once they are read. */
export const TICKS_PER_SECOND = 60

/** Lengths are whole numbers of units: so many units are one pixel of the art. */
export const PIXEL = 256
