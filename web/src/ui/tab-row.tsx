import { Tabs } from 'radix-ui'
import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { tabClass, tabRowClass } from './tab-class.ts'

type TabRowProps = {
  /** What the tabs are of. */
  label: string
  tabs: readonly { id: string; label: string }[]
  /** The one that is open: it is brought into view. */
  open: string
  onTabFocus?: (event: FocusEvent) => void
}

/** The tabs of a screen, in a row above what they show. Stands in a `Tabs.Root`. */
export function TabRow({ label, tabs, open, onTabFocus }: TabRowProps) {
  const { t } = useTranslation()
  return (
    <div className={tabRowClass}>
      <Tabs.List aria-label={label} className="flex min-w-max gap-1 border-b">
        {tabs.map(({ id, label: text }) => (
          <Tabs.Trigger
            key={id}
            ref={id === open ? showTab : null}
            value={id}
            className={tabClass()}
            onFocus={onTabFocus}
          >
            {t(text)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
    </div>
  )
}

function showTab(node: HTMLElement | null) {
  node?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
