import { countdown as countdownScript, formWork } from '../../behaviours/built.ts'
import { defineElement } from '../define-element.ts'
import { confirmationAnchor, fieldsAnchor } from '../form/anchors.ts'
import { formStyles } from '../form/styles.ts'
import { yesNoOptions } from '../options.ts'
import { titleLevelField } from '../title-level.ts'
import { clockStyles } from './clock.ts'
import { contestCss } from './css.ts'
import { type ContestProps, contestSchema } from './schema.ts'
import { contestFormId, ContestView } from './view.tsx'

/** A contest of the workspace in a page: its prizes, its dates, and its form, which goes to the contest's own door. */
export const contest = defineElement<ContestProps>({
  type: 'contest',
  name: 'Concurso',
  icon: 'gift',
  category: 'basic',
  defaultProps: {
    src: '',
    title: 'Participa en el concurso',
    buttonText: 'Participar',
    level: 2,
    gallery: 'no',
    ranking: 'no',
  },
  schema: contestSchema,
  acceptsChildren: false,
  inlineTexts: [
    { part: 'title', prop: 'title' },
    { part: 'button', prop: 'buttonText' },
  ],
  fields: {
    layout: [
      {
        kind: 'contest',
        prop: 'src',
        label: 'Qué concurso',
        help: 'En la página publicada se ven sus premios, sus fechas y su formulario; el título y el botón se ven solo mientras editas.',
      },
      { kind: 'text', prop: 'title', label: 'Título' },
      { kind: 'text', prop: 'buttonText', label: 'Texto del botón' },
      titleLevelField,
      {
        kind: 'choice',
        prop: 'gallery',
        label: 'Galería',
        help: 'Lo que ha enviado quien participa y alguien del equipo ha publicado. Solo si el concurso tiene galería en sus ajustes.',
        options: yesNoOptions,
        everywhere: true,
      },
      {
        kind: 'choice',
        prop: 'ranking',
        label: 'Clasificación',
        help: 'Quién tiene más puntos, con su nombre y una inicial; puede ir un minuto por detrás. Solo si el concurso la enseña en sus ajustes.',
        options: yesNoOptions,
        everywhere: true,
      },
    ],
  },
  css: contestCss,
  styles: (_, context) => {
    const form = formStyles({ buttonColor: '', buttonTextColor: '' })
    return {
      ...form,
      form: form.root,
      ...clockStyles(context),
      root: { width: '100%' },
      title: { fontSize: '32px', lineHeight: '1.25', color: 'token:text', margin: '0' },
      subtitle: { fontSize: '22px', lineHeight: '1.3', color: 'token:text', margin: '0' },
      when: { fontSize: '17px', fontWeight: 700, color: 'token:muted', margin: '0' },
      text: { fontSize: '18px', whiteSpace: 'pre-line', color: 'token:text', margin: '0' },
      work: { padding: '16px', borderRadius: '12px', backgroundColor: 'token:surface' },
      author: { fontSize: '15px', color: 'token:muted', margin: '0' },
      links: { fontSize: '16px', color: 'token:muted' },
      button: {
        ...form['submit'],
        display: 'inline-block',
        width: 'fit-content',
        textAlign: 'center',
        textDecoration: 'none',
      },
    }
  },
  needs: ({ known, src, gallery }) => {
    if (!known) return { links: [src || '#'] }
    const { contest: shown, page } = known
    // So that the page is drawn again as soon as somebody can enter.
    if (!shown) return { links: [page] }
    return {
      links: [page, shown.rules, ...(shown.proof === null ? [] : [shown.proof])],
      pictures: [shown.picture, ...(gallery === 'yes' ? shown.gallery.map(({ picture }) => picture) : [])],
      forms: shown.isOpen ? [contestFormId] : [],
      anchors: shown.isOpen ? [confirmationAnchor(contestFormId), fieldsAnchor(contestFormId)] : [],
    }
  },
  scriptsOf: ({ known }) => {
    if (!known?.contest?.isOpen) return []
    const { countdown, said } = known.contest
    return [
      ...(countdown ? [countdownScript] : []),
      ...(said(undefined).form['captcha'] === 'work' ? [formWork] : []),
    ]
  },
  View: ContestView,
})
