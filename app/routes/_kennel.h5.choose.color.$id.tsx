import { useLoaderData } from '@remix-run/react'
import type { ClientLoaderFunctionArgs } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ColourEditor } from '#app/kennel/colour/colour-editor.tsx'
import { RestingDog } from '#app/kennel/colour/resting-dog.tsx'
import { KennelPage } from '#app/kennel/kennel-page.tsx'
import { KennelWait } from '#app/kennel/kennel-wait.tsx'
import { NotYourDog } from '#app/kennel/not-your-dog.tsx'
import { myDogOf } from '#app/kennel/places.ts'
import { requireKennel } from '#app/kennel/require-kennel.ts'
import { TopBar } from '#app/kennel/top-bar.tsx'

export { KennelTrouble as ErrorBoundary } from '#app/kennel/kennel-trouble.tsx'

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const kennel = await requireKennel()
  return { kennel, dog: myDogOf(kennel.me, params.id) }
}

export function HydrateFallback() {
  const { t } = useTranslation('kennel')
  return <KennelWait title={t('colour.title')} />
}

export default function ColourPage() {
  const { t } = useTranslation('kennel')
  const { kennel, dog } = useLoaderData<typeof clientLoader>()
  const title = dog ? t('colour.titleNamed', { name: dog.name }) : t('colour.title')
  return (
    <KennelPage title={title} bar={<TopBar kennel={kennel} />} isPanel>
      {dog === null ? (
        <NotYourDog />
      ) : dog.isDead ? (
        <RestingDog dog={dog} />
      ) : (
        <ColourEditor key={dog.id} dog={dog} kennel={kennel} />
      )}
    </KennelPage>
  )
}
