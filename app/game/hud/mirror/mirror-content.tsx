import { useNavigate } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { takeDressedCoat } from '#app/dog/dressed-coat.ts'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { Mirror } from '#app/site/dressing-room/mirror.tsx'
import { Rack } from '#app/site/dressing-room/rack.tsx'
import { useFitting } from '#app/site/dressing-room/use-fitting.ts'
import { Button } from '#app/ui/button.tsx'
import { BARE, outfitAddress } from '#durable/rules/looks/outfit-address.ts'
import styles from './mirror.module.css'

export type MirrorContentProps = { dog: WindowProps['dog'] }

/**
 * The own dog in any coat and with anything on. Nothing is given: things are bought, and a coat leads to the colour
 * editor, which is a page of its own and comes back into the park.
 */
export function MirrorContent({ dog }: MirrorContentProps) {
  const { t } = useTranslation('pages')
  const navigate = useNavigate()
  const isPhone = useMediaQuery(PHONE)
  const fitting = useFitting({ color: dog.color, wear: { ...BARE, ...dog.wear } })
  const { outfit } = fitting
  const putOn = () => {
    takeDressedCoat(outfit.color)
    navigate(`/h5/choose/color/${dog.id}`)
  }
  return (
    <div className={styles.room}>
      {/* In a sheet the dog is seen whole above the keys. */}
      <Mirror fitting={fitting} scale={isPhone ? 4 : 6} />
      <Rack fitting={fitting} />
      <div className={styles.ends}>
        <Button size="small" icon="send" to={`/dressing-room/${outfitAddress(outfit)}`} target="_blank">
          {t('dressing.share')}
        </Button>
        <Button size="small" kind="gold" icon="paw" disabled={outfit.color === dog.color} onClick={putOn}>
          {t('dressing.putOn', { name: dog.name })}
        </Button>
      </div>
    </div>
  )
}
