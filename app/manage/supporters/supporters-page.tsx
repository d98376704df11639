import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { SupporterHeart } from '#app/ui/heart.tsx'
import { PaperNotice } from '#app/ui/notice.tsx'
import { HEARTS } from '#durable/rules/roles.ts'
import { HELD_ANSWERS } from '#durable/rules/staff/held-losses.ts'
import { Choice } from '../form/choice.tsx'
import { WriteForm } from '../form/write-form.tsx'
import { ManagePage, Paper } from '../page.tsx'
import { DataTable } from '../table/data-table.tsx'
import { When } from '../when.tsx'
import type { CampaignState, GivenTier, SupportersState } from './supporters-desk.ts'
import styles from '../form/fold-list.module.css'

/** How the way to Patreon has ended, as the address of the page says. */
export const CONNECTION_ENDS = [
  'connected',
  'said-no',
  'not-allowed',
  'not-sealed',
  'other-campaign',
  'platform-silent',
] as const
export type ConnectionEnd = (typeof CONNECTION_ENDS)[number]

type SupportersPageProps = {
  state: SupportersState
  /** How the way to Patreon has ended, if one comes from there. */
  ended: ConnectionEnd | null
  /** The address of the way to Patreon, if it was just begun. */
  way: string | null
}

/** [SU8] The campaign at Patreon, what its list says, and tiers that are given by hand. */
export function SupportersPage({ state, ended, way }: SupportersPageProps) {
  const { t } = useTranslation('manage')
  const { campaign, tiers, given, links } = state
  return (
    <ManagePage title={t('sections.supporters')}>
      <Paper title={t('supporters.campaign')}>
        {ended !== null && (
          <PaperNotice kind={ended === 'connected' ? 'info' : 'danger'} word={t('supporters.connect')} live="status">
            <p>{t(`supporters.ended.${ended}`)}</p>
          </PaperNotice>
        )}
        <Connection state={state} way={way} />
      </Paper>
      {campaign && campaign.held !== null && <HeldLosses held={campaign.held} isWaiting={campaign.isWaiting} />}
      <Paper title={t('supporters.list')}>
        <p>{t('supporters.links', { count: links })}</p>
        {campaign && <ListState campaign={campaign} />}
      </Paper>
      <Paper title={t('supporters.tiers')}>
        <p>{t('supporters.tiersText')}</p>
        <DataTable
          label={t('supporters.tiers')}
          rows={tiers}
          keyOf={({ id }) => id}
          empty={t('supporters.noTiers')}
          columns={[
            { key: 'id', title: t('supporters.theirs'), cell: ({ id }) => <code>{id}</code> },
            { key: 'ours', title: t('supporters.ours'), cell: ({ ours }) => t(`supporters.tierNames.${ours}`) },
          ]}
        />
        {campaign && campaign.unknownTiers.length > 0 && (
          <div className={styles.forms}>
            <PaperNotice kind="minor" word={t('supporters.tiers')}>
              <p>{t('supporters.unknown', { ids: campaign.unknownTiers.join(', ') })}</p>
            </PaperNotice>
          </div>
        )}
      </Paper>
      <Paper title={t('supporters.given')}>
        <p>{t('supporters.givenText')}</p>
        <details className={styles.fold}>
          <summary>{t('supporters.give')}</summary>
          <div className={styles.forms}>
            <WriteForm name="give" verb={t('supporters.give')} kind="primary">
              <Field name="username" label={t('supporters.username')} required maxLength={40} autoComplete="off" />
              <Choice
                name="tier"
                label={t('supporters.tier')}
                options={HEARTS.map((heart) => ({ value: heart, label: t(`supporters.tierNames.${heart}`) }))}
              />
            </WriteForm>
          </div>
        </details>
        {given.length === 0 && <p>{t('supporters.nobody')}</p>}
        <ol className={styles.list}>
          {given.map((one) => (
            <Given key={one.userId} given={one} />
          ))}
        </ol>
      </Paper>
    </ManagePage>
  )
}

function Connection({ state: { isSetUp, canSeal, campaign }, way }: Pick<SupportersPageProps, 'state' | 'way'>) {
  const { t } = useTranslation('manage')
  if (!isSetUp) return <p>{t('supporters.notSetUp')}</p>
  if (!canSeal) return <p>{t('supporters.cannotSeal')}</p>
  return (
    <>
      {campaign === null && <p>{t('supporters.notConnected')}</p>}
      {campaign !== null && !campaign.isLost && <p>{t('supporters.isConnected', { id: campaign.id })}</p>}
      {campaign?.isLost === true && (
        <PaperNotice kind="danger" word={t('supporters.keyLost')}>
          <p>{t('supporters.keyLostText')}</p>
        </PaperNotice>
      )}
      {campaign !== null && !campaign.hasHook && <p>{t('supporters.noHook')}</p>}
      <div className={styles.forms}>
        <WriteForm
          name="connect"
          verb={t(campaign === null ? 'supporters.connect' : 'supporters.connectAgain')}
          asksReason={false}
        />
      </div>
      {campaign !== null && (
        <details className={styles.fold}>
          <summary>{t('supporters.disconnect')}</summary>
          <p>{t('supporters.disconnectText')}</p>
          <div className={styles.forms}>
            <WriteForm name="disconnect" verb={t('supporters.disconnect')} kind="danger" />
          </div>
        </details>
      )}
      {way !== null && (
        <div role="status">
          <p>{t('supporters.goText')}</p>
          <Button to={way} kind="primary" reloadDocument>
            {t('supporters.go')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Losses that are held are asked about before anything else. */
function HeldLosses({ held, isWaiting }: { held: number; isWaiting: boolean }) {
  const { t } = useTranslation('manage')
  return (
    <Paper title={t('supporters.held')}>
      <p>{t('supporters.heldText', { count: held })}</p>
      {isWaiting && <p>{t('supporters.heldWaits')}</p>}
      <div className={styles.forms}>
        {HELD_ANSWERS.map((answer) => (
          <WriteForm
            key={answer}
            name={`answer ${answer}`}
            verb={t(`supporters.answer.${answer}`)}
            kind={answer === 'go-on' ? 'danger' : 'secondary'}
          />
        ))}
      </div>
    </Paper>
  )
}

function ListState({ campaign: { list, nextAt, tries, isLost } }: { campaign: CampaignState }) {
  const { t } = useTranslation('manage')
  return (
    <>
      {list === null ? (
        <p>{t('supporters.notRead')}</p>
      ) : (
        <p>
          {t('supporters.lastRead')} <When at={list.at} />
        </p>
      )}
      {list !== null && <p>{t('supporters.cameOf', list)}</p>}
      {!isLost && (
        <p>
          {t('supporters.nextRead')} <When at={nextAt} />
        </p>
      )}
      {tries > 0 && <p>{t('supporters.tries', { count: tries })}</p>}
    </>
  )
}

function Given({ given: { userId, username, tier, since } }: { given: GivenTier }) {
  const { t } = useTranslation('manage')
  const word = t(`supporters.tierNames.${tier}`)
  return (
    <li className={styles.entry}>
      <details className={styles.fold}>
        <summary>
          <b>{username}</b>
          <span>
            <SupporterHeart heart={tier} label={null} /> {word}
          </span>
          <When at={since} />
        </summary>
        <div className={styles.forms}>
          <WriteForm name={`take ${userId}`} verb={t('supporters.take')} kind="danger" />
        </div>
      </details>
    </li>
  )
}
