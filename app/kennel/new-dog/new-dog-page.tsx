import { useTranslation } from 'react-i18next'
import { KennelPage } from '../kennel-page.tsx'
import { NotYourDog } from '../not-your-dog.tsx'
import { TopBar } from '../top-bar.tsx'
import type { NewDogData } from './load-new-dog.ts'
import { NewDogForm } from './new-dog-form.tsx'

export function NewDogPage({ data: { kennel, offer, reborn } }: { data: NewDogData }) {
  const { t } = useTranslation('kennel')
  return (
    <KennelPage title={t('newDog.title')} bar={<TopBar kennel={kennel} />} isPanel>
      {offer ? <NewDogForm kennel={kennel} offer={offer} reborn={reborn} /> : <NotYourDog />}
    </KennelPage>
  )
}
