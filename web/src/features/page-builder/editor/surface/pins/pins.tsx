import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { PinButton } from '../../../../../ui/pins/pin-button.tsx'
import { useSurface } from '../state/surface-context.ts'
import { usePinPlaces } from './use-pin-places.ts'

/** What is pinned on the page, as numbered marks over it. */
export function Pins({ stageRef }: { stageRef: RefObject<HTMLElement | null> }) {
  const { places, shown, onShow } = useStore(useSurface().pins)
  const pins = usePinPlaces(places, stageRef)
  return pins.flatMap((pin) => {
    const place = places.find(({ id }) => id === pin.id)
    if (!place) return []
    return [
      <PinButton
        key={pin.id}
        pin={pin}
        label={place.label}
        text={place.text}
        isShown={pin.id === shown}
        onShow={() => onShow(pin.id)}
      />,
    ]
  })
}
