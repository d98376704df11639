import places from '#app/art/built/icons.module.css'
import { classNames } from '#app/ui/class-names.ts'
import styles from '#app/ui/styles/icon.module.css'
import { isOnlySigns, partsOf } from '#app/game/model/chat/emoji.ts'

/** What somebody has said, with the park's own drawings of its signs. */
export function SaidWords({ text }: { text: string }) {
  const parts = partsOf(text)
  const large = isOnlySigns(parts) && styles.large
  return (
    <bdi>
      {parts.map(({ text: words, icon }, index) =>
        icon === undefined ? (
          words
        ) : (
          <span key={index} className={classNames(styles.icon, styles.sign, large, places[icon])}>
            {words}
          </span>
        ),
      )}
    </bdi>
  )
}
