import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'

type MessageDialogProps = {
  title: string
  /** Null closes the dialog. */
  message: string | null
  /** Shown below the message, such as buttons to solve the problem. */
  children?: ReactNode
  onClose: () => void
}

/** A modal alert with one button. */
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
