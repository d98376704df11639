import { useTranslation } from 'react-i18next'
import type { MyDog } from '#app/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type RebirthDialogProps = { dog: MyDog | null; onCancel: () => void; onConfirm: (dog: MyDog) => void }

/** Asks for confirmation of a rebirth, and says what is lost by it and what is kept. */
export function RebirthDialog({ dog, onCancel, onConfirm }: RebirthDialogProps) {
  const { t } = useTranslation(['kennel', 'words'])
  return (
    <Dialog
      open={dog !== null}
      title={t('rebirth.title')}
      closeLabel={t('words:close')}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{t('words:cancel')}</Button>
          <Button kind="danger" icon="grave" onClick={() => dog && onConfirm(dog)}>
            {t('rebirth.confirm')}
          </Button>
        </>
      }
    >
      <p>
        <strong>{t('rebirth.question', { name: dog?.name ?? '' })}</strong>
      </p>
      <p>{t('rebirth.lost')}</p>
      <p>{t('rebirth.kept')}</p>
      <p>{t('rebirth.noWayBack')}</p>
    </Dialog>
  )
}
