import { longestPresetName } from '@aurelio/contracts/image-presets'
import { Ellipsis, PenLine, RefreshCw, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuth } from '../../../platform/auth/auth-provider.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { NameDialog } from '../../../ui/name-dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { notify } from '../../../ui/toast.tsx'
import { purposes } from '@aurelio/contracts/image-purposes'
import { purposeName, purposeText } from './preset-words.ts'
import { type PresetChoice, type Presets as AllPresets, usePresets } from './use-presets.ts'
import { useSharedPresets } from './use-shared-presets.ts'

/** Settings by purpose, and those kept under a name: for the whole workspace, or in this browser. */
export function Presets() {
  // Where the screen was opened without a connection nobody is signed in, and there is nothing to share.
  return useAuth().session ? <WithShared /> : <OwnAlone />
}

function WithShared() {
  return <Panel presets={usePresets(useSharedPresets())} />
}

function OwnAlone() {
  return <Panel presets={usePresets(null)} />
}

function Panel({ presets }: { presets: AllPresets }) {
  return (
    <div className="flex flex-col gap-4">
      <ChoosePreset presets={presets} />
      <SavePreset presets={presets} />
    </div>
  )
}

const valueOf = ({ of, id }: PresetChoice) => `${of}:${id}`

function ChoosePreset({ presets }: { presets: AllPresets }) {
  const { t } = useTranslation()
  const { own, shared, chosen, choose } = presets
  const purpose = chosen?.of === 'purpose' ? purposes.find((one) => one === chosen.id) : undefined
  const groups: { label: string; options: (PresetChoice & { name: string })[] }[] = [
    {
      label: t('Según para qué son'),
      options: purposes.map((id) => ({ of: 'purpose', id, name: purposeName(t, id) })),
    },
    { label: t('Del espacio'), options: shared.map(({ id, name }) => ({ of: 'workspace', id, name })) },
    { label: t('De este navegador'), options: own.map(({ name }) => ({ of: 'browser', id: name, name })) },
  ]
  const all = groups.flatMap(({ options }) => options)
  return (
    <div className="flex items-end gap-2">
      <Field label={t('Preajuste')} className="min-w-0 flex-1" help={purpose && purposeText(t, purpose)}>
        {(control) => (
          <Select
            {...control}
            value={chosen ? valueOf(chosen) : ''}
            onChange={(event) =>
              void choose(all.find((option) => valueOf(option) === event.target.value) ?? null)
            }
          >
            <option value="">{t('Elige uno')}</option>
            {groups.map(
              ({ label, options }) =>
                options.length > 0 && (
                  <optgroup key={label} label={label}>
                    {options.map((option) => (
                      <option key={valueOf(option)} value={valueOf(option)}>
                        {option.name}
                      </option>
                    ))}
                  </optgroup>
                ),
            )}
          </Select>
        )}
      </Field>
      <ChosenActions presets={presets} />
    </div>
  )
}

/** What can be done with the chosen one, where it is the person's to change. */
function ChosenActions({ presets }: { presets: AllPresets }) {
  const { t } = useTranslation()
  const { chosen, shared, mayShare, removeOwn } = presets
  const preset = chosen?.of === 'workspace' ? shared.find(({ id }) => id === chosen.id) : undefined
  if (chosen?.of === 'browser')
    return (
      <IconButton
        label={t('Borrar el preajuste «{{name}}»', { name: chosen.id })}
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        size="form"
        onClick={() => removeOwn(chosen.id)}
      />
    )
  return preset && mayShare ? <SharedActions key={preset.id} preset={preset} presets={presets} /> : null
}

type SharedActionsProps = { preset: { id: string; name: string }; presets: AllPresets }

function SharedActions({ preset: { id, name }, presets: { change, removeShared } }: SharedActionsProps) {
  const { t } = useTranslation()
  const [isNaming, setNaming] = useState(false)
  const updateSettings = async () => {
    const problem = await change(id, 'settings')
    if (problem === undefined) notify.success(t('«{{name}}» guarda ahora estos ajustes', { name }))
    else notify.error(problem)
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton
            size="form"
            label={t('Más acciones del preajuste «{{name}}»', { name })}
            icon={<Ellipsis aria-hidden="true" className="size-4" />}
          />
        }
      >
        <MenuItem icon={<PenLine aria-hidden="true" className="size-4" />} onSelect={() => setNaming(true)}>
          {t('Cambiar el nombre')}
        </MenuItem>
        <MenuItem
          icon={<RefreshCw aria-hidden="true" className="size-4" />}
          onSelect={() => void updateSettings()}
        >
          {t('Guardar en él los ajustes de ahora')}
        </MenuItem>
        <MenuItem
          destructive
          icon={<Trash2 aria-hidden="true" className="size-4" />}
          onSelect={() => void removeShared({ id, name })}
        >
          {t('Eliminar del espacio')}
        </MenuItem>
      </Menu>
      {isNaming && (
        <NameDialog
          title={t('Cambiar el nombre del preajuste')}
          initial={name}
          maxLength={longestPresetName}
          keep={async (given) => {
            const problem = await change(id, { name: given })
            if (problem === undefined) setNaming(false)
            return problem
          }}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  )
}

function SavePreset({ presets: { save, mayShare } }: { presets: AllPresets }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const trimmed = name.trim()
  const submit = async () => {
    if (trimmed === '') return
    setBusy(true)
    const refused = await save(trimmed, isShared && mayShare)
    setBusy(false)
    setProblem(refused)
    if (refused !== undefined) return
    setName('')
    notify.success(t('Preajuste «{{name}}» guardado', { name: trimmed }))
  }
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Field label={t('Guardar estos ajustes como')} error={problem} tellsError>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              value={name}
              maxLength={longestPresetName}
              className="flex-1"
              onChange={(event) => {
                setName(event.target.value)
                setProblem(undefined)
              }}
            />
            <Button
              type="submit"
              size="form"
              busy={isBusy}
              disabled={trimmed === ''}
              icon={<Save aria-hidden="true" className="size-4" />}
            >
              {t('Guardar')}
            </Button>
          </div>
        )}
      </Field>
      {mayShare && (
        <Checkbox
          label={t('Para todo el espacio, no solo para este navegador')}
          checked={isShared}
          onChange={(event) => setShared(event.target.checked)}
        />
      )}
    </form>
  )
}
