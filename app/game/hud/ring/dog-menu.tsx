import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { DogMenuProps } from './dog-menu-list.tsx'

const fetchList = () => import('./dog-menu-list.tsx').then(({ DogMenuList }) => DogMenuList)

/** The verbs for another dog, in the row of a list. */
export function DogMenu(props: DogMenuProps) {
  const List = useLazy<DogMenuProps>(true, fetchList)
  return List && <List {...props} />
}
