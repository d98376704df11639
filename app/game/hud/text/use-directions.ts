import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bearing } from '#app/game/model/world/whereabouts.ts'

/** The texts for a distance and a direction. */
export function useDirections(): (bearing: Bearing) => string {
  const { t } = useTranslation('game')
  return useCallback(
    ({ distance, direction }) =>
      distance <= 1
        ? t('roster.beside')
        : t('roster.distance', { count: distance, direction: t(`roster.direction.d${direction}`) }),
    [t],
  )
}
