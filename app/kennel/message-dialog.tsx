import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type MessageDialogProps = {
  title: string
  /** Null: nothing to say, the dialog is closed. */
  message: string | null
  /** Below the message: what else one can do about it. */
  children?: ReactNode
  onClose: () => void
}

/** Says something that must be read before one goes on: our alert. */
export function MessageDialog({ title, message, children, onClose }: MessageDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={message !== null}
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('ok')}
        </Button>
      }
    >
      <p>{message}</p>
      {children}
    </Dialog>
  )
}
