import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

type ToComeProps = {
  /** What is said while it is fetched. */
  loading: string
  /** What is said where that has failed; null as long as it has not. */
  failed: string | null
  onAgain: () => void
}

/** As long as something is fetched from the server, and where it could not be. */
export function ToCome({ loading, failed, onAgain }: ToComeProps) {
  const { t } = useTranslation('editor')
  if (failed === null) return <Spinner label={loading} />
  return (
    <>
      <p role="alert">{failed}</p>
      <Button size="small" icon="retry" onClick={onAgain}>
        {t('again')}
      </Button>
    </>
  )
}
