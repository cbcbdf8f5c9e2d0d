import { idSchema, pagingSchema } from '@aurelio/contracts/paging'
import { update } from '@aurelio/page/document'
import { ownElements } from '@aurelio/page/elements'
import { z } from 'zod'
import { defineTool, type Tool } from '../tool.ts'
import { addGiven, changeDraft, changeFields, draftOf, givenElementSchema, outlineOf } from './page-drafts.ts'

const elementId = z.string().max(200)

/** What is published stays as it is: these make, change and propose drafts alone, and a person publishes. */
export const pageTools: readonly Tool[] = [
  defineTool({
    name: 'list_pages',
    title: 'Páginas',
    description: 'Lista las páginas del espacio, la última modificada primero, con su estado de publicación.',
    needs: ['pages:read'],
    input: pagingSchema.extend({ projectId: idSchema.optional() }),
    changes: false,
    run: (api, input) => api.pages.list(input),
  }),
  defineTool({
    name: 'get_page_outline',
    title: 'Estructura de una página',
    description:
      'Los elementos de una página en su orden: id, tipo, nombre, padre, nivel y el comienzo de su texto. ' +
      'Con elementId, además las propiedades completas de ese elemento.',
    needs: ['pages:read'],
    input: z.object({ pageId: idSchema, elementId: elementId.optional() }),
    changes: false,
    run: async (api, { pageId, elementId: detailed }) => {
      const { name, version, document, publication } = await api.pages.get({ id: pageId })
      return { pageId, name, version, publication, elements: outlineOf(document, detailed) }
    },
  }),
  defineTool({
    name: 'describe_elements',
    title: 'Tipos de elemento',
    description: 'Los tipos de elemento con los que se monta una página, con sus propiedades por defecto.',
    needs: ['pages:read'],
    input: z.object({}),
    changes: false,
    run: async () => ({
      items: ownElements.map(({ type, name, acceptsChildren, defaultProps }) => ({
        type,
        name,
        acceptsChildren,
        defaultProps,
      })),
    }),
  }),
  defineTool({
    name: 'create_page_draft',
    title: 'Crear un borrador',
    description:
      'Crea una página como borrador. Nadie de fuera la ve hasta que una persona la publica desde el panel.',
    needs: ['pages:write'],
    input: z.object({
      name: z.string().min(1).max(200),
      elements: z.array(givenElementSchema).max(200).default([]),
      siteId: idSchema.optional(),
    }),
    changes: true,
    run: (api, { name, elements, siteId }) => api.pages.create({ name, document: draftOf(elements), siteId }),
  }),
  defineTool({
    name: 'add_page_element',
    title: 'Añadir un elemento',
    description:
      'Añade un elemento al borrador de una página, al final o dentro de otro (parentId). Lo publicado no cambia.',
    needs: ['pages:read', 'pages:write'],
    input: z.object({
      pageId: idSchema,
      parentId: elementId.nullable().default(null),
      index: z.int().min(0).optional(),
      element: givenElementSchema,
      ...changeFields,
    }),
    changes: true,
    run: (api, { pageId, parentId, index, element, ...manner }) =>
      changeDraft(api, pageId, manner, (page) =>
        addGiven(page, element, { parent: parentId, ...(index !== undefined && { index }) }),
      ),
  }),
  defineTool({
    name: 'update_page_element',
    title: 'Cambiar un elemento',
    description:
      'Cambia propiedades de un elemento del borrador de una página; las demás quedan como están. Lo publicado no cambia.',
    needs: ['pages:read', 'pages:write'],
    input: z.object({
      pageId: idSchema,
      elementId,
      props: z.record(z.string(), z.unknown()),
      ...changeFields,
    }),
    changes: true,
    run: (api, { pageId, elementId: id, props, ...manner }) =>
      changeDraft(api, pageId, manner, (page) => update(page, { id, props })),
  }),
  defineTool({
    name: 'list_my_changes',
    title: 'Lo propuesto y hecho por ti',
    description:
      'Lo que has propuesto y hecho en las páginas, lo último primero, y qué ha sido de ello: ' +
      'proposed (nadie lo ha decidido), done, discarded, withdrawn o undone.',
    needs: ['pages:read'],
    input: z.object({ pageId: idSchema.optional() }),
    changes: false,
    run: async (api, input) => {
      const { items } = await api.assistants.list(input)
      return { items: items.map(({ operations: _proposed, ...change }) => change) }
    },
  }),
  defineTool({
    name: 'withdraw_proposal',
    title: 'Retirar una propuesta',
    description: 'Retira una propuesta tuya que nadie ha aceptado ni descartado todavía.',
    needs: ['pages:write'],
    input: z.object({ proposalId: idSchema }),
    changes: true,
    run: async (api, { proposalId }) => {
      const { id, pageId, state } = await api.assistants.withdraw({ id: proposalId })
      return { id, pageId, state }
    },
  }),
  defineTool({
    name: 'propose_publication',
    title: 'Proponer que se publique',
    description:
      'Deja una tarea para que una persona revise el borrador y lo publique. No publica nada por sí misma.',
    needs: ['pages:read', 'tasks:write'],
    input: z.object({ pageId: idSchema, reason: z.string().max(2000).default('') }),
    changes: true,
    run: async (api, { pageId, reason }) => {
      const { name, projectId } = await api.pages.get({ id: pageId })
      return api.tasks.create({ title: `Revisar y publicar «${name}»`, notes: reason, projectId })
    },
  }),
  defineTool({
    name: 'list_sites',
    title: 'Sitios',
    description: 'Lista los sitios del espacio con su dominio.',
    needs: ['sites:read'],
    input: z.object({}),
    changes: false,
    run: (api) => api.sites.list(),
  }),
]
