import styles from './unseen.module.css'

/** The class of words that are for ears alone: they are read aloud and take no place. */
export const unseen = styles.unseen
