import type { CalendarDay } from '../../../platform/calendar-day.ts'
import { useFocusHeir } from '../../../ui/use-focus-heir.ts'
import { useCan } from '../../../platform/auth/use-can.ts'
import { OpenedTask } from '../opened-task.tsx'
import type { TaskFilter } from '../task-filter.ts'
import { useOpenedTask } from '../use-opened-task.ts'
import { useTaskActions } from '../use-task-actions.ts'
import { BoardColumn } from './board-column.tsx'
import { stepOf } from './moved-cards.ts'
import { useBoard } from './use-board.ts'
import { useCardDrag } from './use-card-drag.ts'

type TasksBoardProps = { filter: TaskFilter; today: CalendarDay }

/**
 * The tasks of the filter in a column for each state. A card goes elsewhere by dragging, by its select, or with Alt and an
 * arrow.
 */
export function TasksBoard({ filter, today }: TasksBoardProps) {
  const mayChange = useCan('tasks.change')
  const [, open] = useOpenedTask()
  const { remove } = useTaskActions()
  const { queries, columns, states, onMove } = useBoard(filter, today)
  const drag = useCardDrag((move) => void onMove(move))
  const place = useFocusHeir(states.flatMap((state) => columns[state].map(({ id }) => id)))
  return (
    <div ref={place} tabIndex={-1} className="@container focus-visible:outline-none">
      {/* Holds what is only told, too: else the whole screen would be as wide as the board. */}
      <div className="relative -mx-1 flex snap-x gap-3 overflow-x-auto px-1 pb-2">
        {states.map((state) => (
          <BoardColumn
            key={state}
            state={state}
            tasks={columns[state]}
            query={queries[state]}
            today={today}
            mayChange={mayChange}
            drag={drag}
            onOpen={open}
            onRemove={(task) => void remove(task)}
            onState={(task, next) => void onMove({ task, state: next, beforeId: null })}
            onStep={(task, key) => {
              const move = stepOf(columns, task, key)
              if (move) void onMove(move)
            }}
          />
        ))}
      </div>
      <OpenedTask onRemove={(task) => void remove(task)} />
    </div>
  )
}
