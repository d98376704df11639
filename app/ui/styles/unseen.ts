import styles from './unseen.module.css'

/** The class of words for screen readers alone: they are read aloud and take no space. */
export const unseen = styles.unseen
