import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { CoatSliders, GoodCoats } from '#app/dog/coat-controls.tsx'
import { coatEditOf, isCoatEdit, isSameCoat, shadowOf, strengthToSave } from '#app/dog/coat-edit.ts'
import { dressedCoat, takeDressedCoat } from '#app/dog/dressed-coat.ts'
import { SET_DOG_COLOR } from '#app/queries.ts'
import type { MyDog } from '#app/queries.ts'
import { useKept } from '#app/shared/use-kept.ts'
import { useMagic } from '#app/shared/use-magic.ts'
import { SignInAgain } from '#app/site/sign-in/sign-in-again.tsx'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { can } from '#durable/rules/roles.ts'
import { useWayToPark } from '../chooser/way-to-park.ts'
import { MessageDialog } from '../message-dialog.tsx'
import type { Kennel } from '../require-kennel.ts'
import { useQuestion } from '../use-question.ts'
import { GroundNotice } from './coat-advice.tsx'
import { CoatOnGrounds, CoatPreview } from './coat-preview.tsx'
import styles from '../styles/colour.module.css'
import pageStyles from '../styles/kennel.module.css'

export function ColourEditor({ dog, kennel }: { dog: MyDog; kennel: Kennel }) {
  const { t } = useTranslation(['kennel', 'words'])
  const saved = coatEditOf(dog)
  const [dressed] = useState(dressedCoat)
  const initial = dressed === null ? saved : { ...saved, color: dressed }
  const [coat, setCoat, forgetCoat] = useKept(`coat-${dog.id}`, initial, isCoatEdit)
  const { isAsking, message, tell, ask, signIn } = useQuestion()
  const navigate = useNavigate()
  const way = useWayToPark(kennel)
  const isMagic = useMagic()
  const maySetStrength = can(kennel.me, 'set-shadow-strength') || isMagic
  const isUnchanged = isSameCoat(coat, saved)
  const title = t('colour.title')
  const pictured = { ...dog, color: coat.color, shadowColor: shadowOf(coat) }

  async function save() {
    const shadowStrength = strengthToSave(coat, maySetStrength)
    await request(SET_DOG_COLOR, { dogId: dog.id, color: coat.color, shadowStrength })
    forgetCoat()
    takeDressedCoat(null)
    // A coat from the dressing room is on its way into the park; any other comes from the chooser.
    navigate(dressed === null ? '/h5/choose' : way.straight(dog.id))
  }

  function undo() {
    setCoat(saved)
    takeDressedCoat(null)
  }

  return (
    <Panel title={title} level={1} className={styles.editor}>
      <div className={styles.halves}>
        <CoatPreview dog={pictured} />
        <div className={styles.controls}>
          <h2 className={styles.name}>{dog.name}</h2>
          <CoatSliders coat={coat} maySetStrength={maySetStrength} onChange={setCoat} />
          <GoodCoats coat={coat} onChange={setCoat} />
          <GroundNotice color={coat.color} />
          <CoatOnGrounds dog={pictured} />
        </div>
      </div>
      <div className={pageStyles.actions}>
        <Button to="/h5/choose" icon="back">
          {t('words:back')}
        </Button>
        <div className={styles.save}>
          <Button disabled={isUnchanged} onClick={undo}>
            {t('colour.undo')}
          </Button>
          <Button kind="primary" disabled={isUnchanged || isAsking} onClick={() => void ask(save)}>
            {t('colour.save')}
          </Button>
        </div>
      </div>
      <MessageDialog title={title} message={message} onClose={() => tell(null)} />
      <SignInAgain {...signIn} />
    </Panel>
  )
}
