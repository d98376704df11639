import { useTranslation } from 'react-i18next'
import { PRODUCT_NAME } from '#app/product.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { CHAT_SERVER_URL, SOCIAL_LINKS } from '../contact.ts'
import styles from '../styles/elsewhere.module.css'

/** On the jetty: where else one can meet the dogs. */
export function Elsewhere() {
  const { t } = useTranslation('site')
  return (
    <Panel className={styles.jetty}>
      <div className={styles.social}>
        <h2>{t('elsewhere.follow')}</h2>
        <ul>
          {SOCIAL_LINKS.map(({ name, icon, url }) => (
            <li key={name}>
              <Button to={url} rel="me noopener" icon={icon} size="small">
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <a className={styles.badge} href={CHAT_SERVER_URL} rel="noopener">
        <Icon name="chat" />
        <span>
          <b>{t('elsewhere.chatServer', { product: PRODUCT_NAME })}</b>
          <small>{t('elsewhere.chatServerText')}</small>
        </span>
      </a>
    </Panel>
  )
}
