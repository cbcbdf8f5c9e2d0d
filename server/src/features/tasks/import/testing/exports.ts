const unused = { desc: '', due: null, dueComplete: false, closed: false, pos: 65_535, badges: { votes: 0 } }
const empty = { idMembers: [], labels: [], idChecklists: [], attachments: [], cover: {} }
const card = (id: string, name: string, idList: string, rest: object = {}) => ({
  ...unused,
  ...empty,
  id,
  name,
  idList,
  shortLink: id,
  ...rest,
})
const comment = (id: string, date: string, text: string) => ({
  id: `a${date}`,
  type: 'commentCard',
  date,
  data: { text, card: { id, name: 'x', idShort: 1 }, board: { id: 'b', name: 'x' } },
  memberCreator: { id: 'm2', fullName: 'Marta Gil', username: 'marta' },
})

/** A board as Trello exports it, cut down to what a small one has; `member` is a person of the team. */
export function trelloBoard(member: string): string {
  return JSON.stringify({
    id: 'b',
    name: 'Web de Roldán',
    desc: '',
    closed: false,
    prefs: { background: 'blue' },
    labelNames: { green: '' },
    lists: [
      { id: 'l1', name: 'Ideas', closed: false, pos: 1 },
      { id: 'l2', name: 'En curso', closed: false, pos: 2 },
      { id: 'l3', name: 'Hecho', closed: false, pos: 3 },
      { id: 'l4', name: 'Vieja', closed: true, pos: 4 },
    ],
    cards: [
      card('c1', 'Textos de la portada', 'l2', {
        desc: 'Tono cercano',
        start: '2026-11-20T09:00:00.000Z',
        due: '2026-12-01T09:00:00.000Z',
        idMembers: ['m1', 'm2'],
        labels: [
          { id: 'g', name: 'Redacción', color: 'red' },
          { id: 'h', name: '', color: 'green' },
        ],
        idChecklists: ['k1'],
        attachments: [{ id: 'f1', name: 'brief.pdf', url: 'https://trello.com/brief.pdf' }],
      }),
      card('c2', 'Logotipo', 'l3'),
      card('c3', 'Idea', 'l1'),
      card('c4', 'Archivada', 'l1', { closed: true }),
      card('c5', 'En lista archivada', 'l4'),
    ],
    checklists: [
      {
        id: 'k1',
        idCard: 'c1',
        name: 'Partes',
        checkItems: [
          { id: 'i1', name: 'Titular', state: 'complete', pos: 1 },
          { id: 'i2', name: 'Entradilla', state: 'incomplete', pos: 2 },
        ],
      },
    ],
    members: [
      { id: 'm1', fullName: member, username: 'ana' },
      { id: 'm2', fullName: 'Marta Gil', username: 'marta' },
    ],
    // The last first, as they come.
    actions: [
      comment('c1', '2026-11-03T10:00:00.000Z', 'Listo'),
      { id: 'a1', type: 'updateCard', date: '2026-11-02T11:00:00.000Z', data: { old: { pos: 1 } } },
      comment('c1', '2026-11-02T10:00:00.000Z', '¿Lo ves?'),
    ],
  })
}

const place = (section: string) => [
  { project: { gid: 'p', name: 'Lanzamiento' }, section: { gid: section, name: section } },
]
const none = { notes: '', completed: false, due_on: null, due_at: null, assignee: null, parent: null }
const noLists = { tags: [], memberships: [], projects: [], custom_fields: [], subtasks: [] }
const task = (gid: string, name: string, rest: object = {}) => ({
  ...none,
  ...noLists,
  gid,
  name,
  resource_type: 'task',
  ...rest,
})

/** A project as Asana exports it in JSON; `email` is of a person of the team. */
export const asanaExport = (email: string) =>
  JSON.stringify({
    data: [
      task('4', 'Lema', {
        assignee: { gid: 'u', name: 'Otro nombre', email: email.toUpperCase() },
        memberships: place('Ideas'),
        // The one that waits for this one, and one that is not in the file.
        dependencies: [{ gid: '1' }, { gid: '9' }],
      }),
      task('1', 'Anuncios', {
        start_on: '2026-12-10',
        due_on: '2026-12-24',
        assignee: { gid: 'v', name: 'Nadie de aquí', email: 'nadie@otra.example' },
        dependencies: [{ gid: '4' }],
        tags: [{ gid: 't', name: 'pago' }],
        memberships: place('In review'),
        projects: [{ gid: 'p', name: 'Lanzamiento' }],
        subtasks: [task('2', 'Vídeo', { subtasks: [task('3', 'Guion', { completed: true })] })],
      }),
    ],
  })

/** The same as a table. */
export const asanaCsv = (email: string) =>
  [
    'Task ID,Created At,Completed At,Last Modified,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects,Parent task,Blocked By (Dependencies),Blocking (Dependencies)',
    '1,2026-11-01,,2026-11-05,Anuncios,In review,,,2026-12-10,2026-12-24,pago,"Con, comas\ny líneas",Lanzamiento,,,',
    '2,2026-11-01,2026-11-04,2026-11-05,Vídeo,,,,,,,,Lanzamiento,Anuncios,,',
    `3,2026-11-01,,2026-11-05,"Lema, y más",,Otro nombre,${email},,,,,Lanzamiento,,Anuncios,`,
    '4,2026-11-01,,2026-11-05,Prensa,,,,,,,,Lanzamiento,,"Lema, y más",',
    '5,2026-11-01,,2026-11-05,Feria,,,,,,,,Lanzamiento,,"Prensa, Anuncios",',
  ].join('\n')
