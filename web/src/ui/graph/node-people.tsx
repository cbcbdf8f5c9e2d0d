import type { ShownNode } from './graph-model.ts'

/** Who else has a node chosen at this moment. */
export function NodePeople({ people = [] }: Pick<ShownNode, 'people'>) {
  return people.map(({ session, name, colour }) => (
    <span
      key={session}
      data-remote-selection={name}
      className="max-w-40 truncate rounded-sm px-1.5 text-xs text-on-accent"
      style={{ backgroundColor: colour }}
    >
      {name}
    </span>
  ))
}
