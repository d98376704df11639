import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { ChoiceField } from '#app/editor/kit/fields/choice-field.tsx'
import { DigitsInput } from '#app/editor/kit/fields/digits-input.tsx'
import { FieldFrame } from '#app/editor/kit/fields/field-frame.tsx'
import { typedNumber } from '#app/editor/kit/typed-value.ts'
import { Ops } from '#app/ops.ts'
import { randomId } from '#app/random-id.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { CATALOGUE, LENT_KINDS } from '#durable/rules/items/catalogue.ts'
import { GIFT_MOST, GIFT_UNITS, isGiftAmount } from '#durable/rules/staff/gifts.ts'
import { ActForm } from './act-form.tsx'
import { GRANT_AMOUNT, GRANT_THING, TAKE_BACK_AMOUNT, TAKE_BACK_THING } from './person-queries.ts'
import type { PersonDog } from './person-queries.ts'

export type GiftWay = 'give' | 'take'
type GiftFormProps = { dog: PersonDog; way: GiftWay; onDone: () => void; onLeave: () => void }

const OPS = new Ops(randomId)

/** [S14] Gives bones, karma or a thing to a dog, or takes it back. */
export function GiftForm({ dog, way, onDone, onLeave }: GiftFormProps) {
  const { t, i18n } = useTranslation('editor')
  const language = useLanguage()
  const [what, setWhat] = useState<(typeof GIFT_UNITS)[number] | 'thing'>('bones')
  const [amount, setAmount] = useState('')
  const [isTried, setTried] = useState(false)
  const kinds = CATALOGUE.filter(({ key }) => !LENT_KINDS.includes(key)).map(
    ({ key, name }) => [key, name[language]] as const,
  )
  const own = dog.things.filter(({ kind }) => !LENT_KINDS.includes(kind))
  const things =
    way === 'give'
      ? kinds.toSorted(([, one], [, other]) => one.localeCompare(other, i18n.language))
      : own.map(
          ({ id, name, slot }) => [String(id), slot.startsWith('bag:') ? name : t('people.worn', { name })] as const,
        )
  const [thing, setThing] = useState('')
  const chosen = things.some(([key]) => key === thing) ? thing : (things[0]?.[0] ?? '')
  const number = typedNumber(amount)
  const isAmount = what !== 'thing' && typeof number === 'number' && isGiftAmount(what, number)
  const most = what === 'thing' ? '' : new Intl.NumberFormat(i18n.language).format(GIFT_MOST[what])
  const act = (reason: string) => {
    const dogId = dog.id
    const wish = JSON.stringify({ dogId, way, what, number, chosen, reason })
    return OPS.run(wish, (op): Promise<unknown> => {
      const asked = { op, dogId, reason }
      if (what !== 'thing') {
        const booked = { ...asked, unit: what, amount: Number(number) }
        return way === 'give' ? request(GRANT_AMOUNT, booked) : request(TAKE_BACK_AMOUNT, booked)
      }
      if (way === 'give') return request(GRANT_THING, { ...asked, kind: chosen })
      const ver = own.find(({ id }) => String(id) === chosen)?.ver ?? 0
      return request(TAKE_BACK_THING, { ...asked, thingId: Number(chosen), ver })
    })
  }
  return (
    <ActForm
      label={t(way === 'give' ? 'people.giveTo' : 'people.takeFrom', { dog: dog.name })}
      verb={t(`people.${way}`)}
      isSound={what === 'thing' ? chosen !== '' : isAmount}
      onTry={() => setTried(true)}
      act={act}
      onDone={onDone}
      onLeave={onLeave}
    >
      <ChoiceField
        label={t('people.what')}
        value={what}
        options={[...GIFT_UNITS.map((unit) => [unit, t(`people.${unit}`)] as const), ['thing', t('people.thing')]]}
        onChoose={(next) => setWhat(GIFT_UNITS.find((unit) => unit === next) ?? 'thing')}
      />
      {what === 'thing' ? (
        things.length === 0 ? (
          <p role="status">{t('people.nothingToTake')}</p>
        ) : (
          <ChoiceField label={t('people.whichThing')} value={chosen} options={things} onChoose={setThing} />
        )
      ) : (
        <FieldFrame
          label={t('people.amount')}
          range={t('people.amountRange', { most })}
          fault={isTried && !isAmount ? t('people.unsoundAmount', { most }) : null}
        >
          {(attributes) => <DigitsInput attributes={attributes} text={amount} onType={setAmount} />}
        </FieldFrame>
      )}
    </ActForm>
  )
}
