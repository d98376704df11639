import styles from './when-read.module.css'

/**
 * The class of what is shown once the browser has read the page to its footer: its place depends on what comes after it, so
 * that it would move while the page is read.
 */
export const whenRead = styles.whenRead
