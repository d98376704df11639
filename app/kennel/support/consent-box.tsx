import styles from '../styles/support.module.css'

type ConsentBoxProps = { name: string; text: string; isOn: boolean; onChange: (isOn: boolean) => void }

/** What others may see of the support, as a box to tick. */
export function ConsentBox({ name, text, isOn, onChange }: ConsentBoxProps) {
  return (
    <label className={styles.option}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span>
        <b>{name}</b>
        {text}
      </span>
    </label>
  )
}
