import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '#app/editor/kit/fields/field-frame.tsx'
import type { FieldProps } from '#app/editor/kit/fields/field-props.ts'
import { shownValue } from '#app/editor/kit/typed-value.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { unseen } from '#app/ui/styles/unseen.ts'
import type { Pixels } from '#durable/rules/pictures/indexed-png.ts'
import { PICTURE_LIMITS, addressOfPicture, sizeOfPicture } from '#durable/rules/pictures/picture-name.ts'
import { nearestPicture } from './nearest-picture.ts'
import { PixelPicture } from './pixel-picture.tsx'
import { readPicture } from './read-picture.ts'
import { fileOfPixels, uploadPicture } from './upload-picture.ts'
import type { UploadFault } from './upload-picture.ts'
import styles from './sprites.module.css'

/** What can be mended by drawing the picture in colours of the park, and smaller. */
const MENDED: readonly UploadFault[] = [
  'too-long',
  'too-large',
  'deep',
  'interlaced',
  'half-clear',
  'strange-colours',
  'too-many-colours',
]

type Upload =
  | { state: 'none' | 'sending' | 'failed' }
  /** `offer`: the picture as it was chosen, and as the park can show it. */
  | { state: 'refused'; fault: UploadFault; offer: { chosen: Pixels; mended: Pixels } | null }

/** A picture that is uploaded as soon as it is chosen; the draft has its name. */
export function PictureField({ label, hint, value, was, faultAt, onType, onDone }: FieldProps<'picture'>) {
  const { t } = useTranslation('editor')
  const [upload, setUpload] = useState<Upload>({ state: 'none' })
  const send = async (png: Uint8Array, file: Blob | null) => {
    setUpload({ state: 'sending' })
    try {
      const answer = await uploadPicture(png)
      if ('fault' in answer)
        return setUpload({ state: 'refused', fault: answer.fault, offer: await offerOf(answer.fault, file) })
      setUpload({ state: 'none' })
      onType(answer.name)
      onDone()
    } catch {
      setUpload({ state: 'failed' })
    }
  }
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? []
    // The same file may be chosen again when it was changed.
    if (file) await send(new Uint8Array(await file.arrayBuffer()), file).finally(() => void (input.value = ''))
  }
  const name = shownValue(value)
  const size = sizeOfPicture(name)
  const offer = upload.state === 'refused' ? upload.offer : null
  return (
    <FieldFrame
      label={label}
      hint={hint}
      range={t('sprites.limits', { bytes: PICTURE_LIMITS.bytes / 1024, side: PICTURE_LIMITS.side })}
      was={was === undefined ? null : t('sprites.wasAnother')}
      fault={
        upload.state === 'refused'
          ? t(`sprites.fault.${upload.fault}`)
          : upload.state === 'failed'
            ? t('sprites.failed')
            : faultAt()
      }
    >
      {(attributes) => (
        <div className={styles.picture}>
          {size && (
            <span className={styles.now}>
              <img src={addressOfPicture(name)} width={size.width} height={size.height} alt="" />
              <span>{t('sprites.size', size)}</span>
            </span>
          )}
          {/* The key of the browser speaks the language of the browser. */}
          <span className={styles.choosing}>
            <input
              {...attributes}
              className={unseen}
              type="file"
              accept="image/png"
              disabled={upload.state === 'sending'}
              onChange={(event) => void choose(event)}
            />
            <label htmlFor={attributes.id} className={styles.key}>
              <Icon name="camera" />
              <span>{t(size ? 'sprites.another' : 'sprites.choose')}</span>
            </label>
          </span>
          {upload.state === 'sending' && <p role="status">{t('sprites.sending')}</p>}
          {offer && (
            <div className={styles.offer}>
              <p>{t('sprites.offer', { width: offer.mended.width, height: offer.mended.height })}</p>
              <figure>
                <PixelPicture pixels={offer.chosen} label={t('sprites.chosen')} />
                <figcaption aria-hidden="true">{t('sprites.chosen')}</figcaption>
              </figure>
              <figure>
                <PixelPicture pixels={offer.mended} label={t('sprites.mended')} />
                <figcaption aria-hidden="true">{t('sprites.mended')}</figcaption>
              </figure>
              <Button size="small" kind="primary" onClick={() => void send(fileOfPixels(offer.mended), null)}>
                {t('sprites.take')}
              </Button>
            </div>
          )}
        </div>
      )}
    </FieldFrame>
  )
}

async function offerOf(fault: UploadFault, file: Blob | null) {
  if (!file || !MENDED.includes(fault)) return null
  const chosen = await readPicture(file)
  return chosen && { chosen, mended: nearestPicture(chosen) }
}
