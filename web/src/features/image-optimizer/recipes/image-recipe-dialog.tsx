import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/api/error-text.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { RecipeDialog } from '../../../ui/recipes/recipe-dialog.tsx'
import type { RecipeDialogProps } from '../../../ui/recipes/recipe-choice.tsx'
import { Select } from '../../../ui/select.tsx'
import type { OptimizerSettings } from '../engine/settings.ts'
import { isDrawn } from '@aurelio/contracts/watermark-layout'
import { useOptimizer } from '../screen/optimizer-context.tsx'
import { presetWords, purposeName } from '../screen/preset-words.ts'
import { useSharedPresets } from '../screen/use-shared-presets.ts'
import { purposes } from '@aurelio/contracts/image-purposes'
import { settingsFor } from '../state/purposes.ts'
import { settingsFrom, stepsOf } from './recipe-settings.ts'
import { outcomeText } from './step-words.ts'

/** The steps of a recipe for pictures; settings, watermark and names are those of the screen, or what the recipe has. */
export function ImageRecipeDialog({ recipes, recipe, onClose }: RecipeDialogProps) {
  const { t } = useTranslation()
  const settings = useOptimizer().get().settings
  const presets = useSharedPresets()
  const has = (step: string) => recipe === null || recipe.does.includes(step)
  const kept = recipe ? settingsFrom(recipe.steps, settings) : settings
  const hadStep = recipe?.does.includes('optimise') === true
  /** `none`, `screen`, `kept`, `purpose:shop` or `preset:<id>`: what pictures are optimised with. */
  const [source, setSource] = useState(recipe ? (hadStep ? 'kept' : 'none') : 'screen')
  const [ofScreen, setOfScreen] = useState(recipe === null)
  const now = ofScreen ? settings : kept
  const isMarked = isDrawn(now.watermark)
  const [wish, setWish] = useState({
    watermark: has('watermark'),
    rename: has('rename'),
    library: recipe !== null && has('library'),
    download: has('download'),
  })

  async function optimise(): Promise<OptimizerSettings | null> {
    if (source === 'none') return null
    if (source === 'kept') return kept
    const [kind, id] = source.split(':')
    const purpose = kind === 'purpose' && purposes.find((one) => one === id)
    if (purpose) return settingsFor(purpose, settings)
    return kind === 'preset' && id !== undefined ? presets.settingsOf(id) : settings
  }

  async function steps() {
    try {
      const made = stepsOf({ ...wish, optimise: await optimise() }, now)
      return made.length > 0 ? made : t('Marca al menos un paso.')
    } catch (error) {
      return errorText(error, presetWords)
    }
  }

  const choice = (key: keyof typeof wish, label: string, disabled = false) => (
    <Checkbox
      label={label}
      checked={wish[key] && !disabled}
      disabled={disabled}
      onChange={({ target }) => setWish({ ...wish, [key]: target.checked })}
    />
  )
  return (
    <RecipeDialog
      recipes={recipes}
      recipe={recipe}
      description={t(
        'Los pasos van siempre en este orden, y cada imagen se codifica una sola vez. La ven y la usan todas las personas del equipo.',
      )}
      steps={steps}
      onClose={onClose}
    >
      <Field label={t('Optimizar con')}>
        {(control) => (
          <Select {...control} value={source} onChange={({ target }) => setSource(target.value)}>
            {hadStep && (
              <option value="kept">
                {t('Lo que tiene: {{outcome}}', { outcome: outcomeText(t, kept) })}
              </option>
            )}
            <option value="screen">
              {t('Los ajustes de la pantalla: {{outcome}}', { outcome: outcomeText(t, settings) })}
            </option>
            {purposes.map((id) => (
              <option key={id} value={`purpose:${id}`}>
                {purposeName(t, id)}
              </option>
            ))}
            {presets.items.map(({ id, name }) => (
              <option key={id} value={`preset:${id}`}>
                {name}
              </option>
            ))}
            <option value="none">{t('Lo que haya en la pantalla cada vez')}</option>
          </Select>
        )}
      </Field>
      <div className="flex flex-col gap-2">
        {recipe && (
          <Checkbox
            label={t('Tomar de la pantalla la marca de agua y el nombre')}
            checked={ofScreen}
            onChange={({ target }) => setOfScreen(target.checked)}
          />
        )}
        {choice(
          'watermark',
          isMarked
            ? t('Poner la marca de agua')
            : t('Poner la marca de agua (antes, ponla en «Más opciones»)'),
          !isMarked,
        )}
        {choice('rename', t('Cambiar el nombre: {{pattern}}', { pattern: now.namePattern }))}
        {choice('library', t('Guardar en las imágenes del espacio'))}
        {choice('download', t('Descargar un ZIP'))}
      </div>
    </RecipeDialog>
  )
}
