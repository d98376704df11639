import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { MenuContext } from '#app/game/hud/features/features.ts'
import { chooseItem, useMenuItems } from './menu-items.ts'
import { MenuList } from './menu-list.tsx'

type ParkMenuProps = { context: MenuContext; label: string; onClose: () => void }

/** The menu over the right end of the bar. */
export function ParkMenu({ context, label, onClose }: ParkMenuProps) {
  const shown = useMenuItems(context)
  const areOn = useStore(
    context.game.state,
    useShallow((state) => shown.map(({ isOn }) => isOn?.(state))),
  )
  const lines = shown.map((item, index) => ({
    key: item.key,
    icon: item.icon,
    label: item.label(context.t),
    isOn: areOn[index],
    choose: () => chooseItem(item, context),
  }))
  return <MenuList lines={lines} label={label} onClose={onClose} />
}
