import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type SureDialogProps = {
  open: boolean
  title: string
  /** What will happen. */
  text: string
  /** The label of the button that says yes, and its look. */
  yes: string
  kind: 'primary' | 'danger'
  onYes: () => void
  onNo: () => void
}

/** Asks before something is done that is not easily undone. */
export function SureDialog({ open, title, text, yes, kind, onYes, onNo }: SureDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={t('close')}
      onClose={onNo}
      actions={
        <>
          <Button onClick={onNo}>{t('cancel')}</Button>
          <Button kind={kind} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
