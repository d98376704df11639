import { useTranslation } from 'react-i18next'
import type { Contact } from '#app/load-context.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { useContact } from '../contact.ts'
import styles from '../styles/elsewhere.module.css'

const SOCIAL = [
  ['instagram', 'Instagram', 'camera'],
  ['youtube', 'YouTube', 'video'],
  ['tiktok', 'TikTok', 'music'],
] as const satisfies readonly (readonly [place: keyof Contact, name: string, icon: IconName])[]

/** Links to the park's pages on other sites, on the jetty. */
export function Elsewhere() {
  const { t } = useTranslation('site')
  const contact = useContact()
  const social = SOCIAL.filter(([place]) => contact[place] !== '')
  if (social.length === 0 && contact.chatServer === '') return null
  return (
    <Panel className={styles.jetty}>
      {social.length > 0 && (
        <div className={styles.social}>
          <h2>{t('elsewhere.follow')}</h2>
          <ul>
            {social.map(([place, name, icon]) => (
              <li key={place}>
                <Button to={contact[place]} rel="me noopener" icon={icon} size="small">
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {contact.chatServer !== '' && (
        <a className={styles.badge} href={contact.chatServer} rel="noopener">
          <Icon name="chat" />
          <span>
            <b>{t('elsewhere.chatServer', { product: PRODUCT_NAME })}</b>
            <small>{t('elsewhere.chatServerText')}</small>
          </span>
        </a>
      )}
    </Panel>
  )
}
