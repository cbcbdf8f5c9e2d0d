import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { cn } from './class-names.ts'

type MenuProps = {
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  /** True for a menu that is drawn because it was asked for. */
  defaultOpen?: boolean
  children: ReactNode
}

/** A drop-down menu; its entries carry role `menuitem` and are reached with the arrow keys. */
export function Menu({ trigger, align = 'end', defaultOpen = false, children }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Not in a portal: the entries belong to the landmark that their trigger stands in. */}
      <Radix.Content align={align} sideOffset={6} collisionPadding={8} className={menuClass}>
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

/** The box of a menu, also for context menus: never higher than the window has room for. */
export const menuClass =
  'animate-appear z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-lg border bg-raised p-1 shadow-float'

/** The look of one entry of a menu, also for context menus. */
export function menuItemClass(destructive = false): string {
  return cn(
    'flex h-9 cursor-pointer items-center gap-2 rounded-md px-2 text-sm outline-none select-none coarse:h-11',
    'data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-disabled',
    destructive && 'text-danger',
  )
}

type MenuItemProps = {
  icon?: ReactNode
  destructive?: boolean
  disabled?: boolean
  /** A link, for an entry that goes somewhere. */
  asChild?: boolean
  onSelect?: () => void
  children: ReactNode
}

export function MenuItem({
  icon,
  destructive = false,
  asChild = false,
  disabled = false,
  onSelect,
  children,
}: MenuItemProps) {
  const handler = onSelect ? { onSelect: () => onSelect() } : {}
  return (
    <Radix.Item {...handler} asChild={asChild} disabled={disabled} className={menuItemClass(destructive)}>
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  )
}

type MenuChoicesProps = {
  label: string
  value: string
  onChange: (value: string) => void
  choices: readonly { value: string; content: ReactNode }[]
}

/** Entries of which one is chosen, with role `menuitemradio`. */
export function MenuChoices({ label, value, onChange, choices }: MenuChoicesProps) {
  return (
    <Radix.RadioGroup aria-label={label} value={value} onValueChange={onChange}>
      {choices.map((choice) => (
        <Radix.RadioItem key={choice.value} value={choice.value} className={menuItemClass()}>
          <span className="grid size-4 shrink-0 place-items-center">
            <Radix.ItemIndicator>
              <Check aria-hidden="true" className="size-4" />
            </Radix.ItemIndicator>
          </span>
          {choice.content}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

type MenuCheckProps = { checked: boolean; onChange: (checked: boolean) => void; children: ReactNode }

/** An entry that is on or off, with role `menuitemcheckbox`; choosing it leaves the menu open. */
export function MenuCheck({ checked, onChange, children }: MenuCheckProps) {
  return (
    <Radix.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={menuItemClass()}
    >
      <span className="grid size-4 shrink-0 place-items-center">
        <Radix.ItemIndicator>
          <Check aria-hidden="true" className="size-4" />
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.CheckboxItem>
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-border" />
}
