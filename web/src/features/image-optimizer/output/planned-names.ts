import { outputSize } from '../engine/dimensions.ts'
import { editedSize } from '../engine/edit.ts'
import { outputName } from '@aurelio/contracts/image-names'
import { encodeSettings } from '../engine/settings.ts'
import { listed, type OptimizerState } from '../state/state.ts'

/** What the pictures of the list would be called with the settings of now, in their order and before any clash is solved. */
export function plannedNames(
  state: Pick<OptimizerState, 'settings' | 'order' | 'items'>,
  date: string,
): string[] {
  const { settings } = state
  const { maxWidth, maintainAspectRatio } = encodeSettings(settings)
  return listed(state).map(({ file, path, inspection, edit, result }, place) => {
    const whole = { width: inspection?.width ?? 0, height: inspection?.height ?? 0 }
    const size = result ?? outputSize(editedSize(whole, edit), maxWidth, maintainAspectRatio)
    return outputName(settings.namePattern, {
      name: file.name,
      path,
      format: result?.format ?? settings.format,
      width: size.width,
      height: size.height,
      index: place + 1,
      date,
    })
  })
}
