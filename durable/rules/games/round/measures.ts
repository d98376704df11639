/** The arcade games advance in ticks of one length; so do the times of a KnogleKnas log, once they are read. */
export const TICKS_PER_SECOND = 60
