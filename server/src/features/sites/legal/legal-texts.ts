import type { LegalKind } from '@aurelio/contracts/sites'
import { siteNames } from '@aurelio/page/elements'
import type { LegalData } from '@aurelio/contracts/workspace-settings'

/** A heading and what stands below it, one paragraph after the other. */
export type LegalPart = { title: string; paragraphs: readonly string[] }
export type LegalText = { name: string; parts: readonly LegalPart[] }

const { legalName, taxNumber: taxName, address: addressName, email: mailName } = siteNames

/** Who answers for a site that says whose it is: pages say it by name, so that it is changed in one place. */
export const legalNames: LegalData = {
  name: `{{${legalName}}}`,
  taxNumber: `{{${taxName}}}`,
  address: `{{${addressName}}}`,
  email: `{{${mailName}}}`,
  registry: '',
}
export const legalPlace = 'este sitio web'

/** Said on each page, until somebody who knows the law has read it and takes it away. */
export const reviewNote =
  'Texto de modelo, hecho con los datos de la empresa. Un profesional del derecho tiene que revisarlo antes de que lo des por bueno; cuando lo haya hecho, borra este párrafo.'

/**
 * The legal texts of a site in Spain, of whoever answers for it: what the LSSI-CE (34/2002, articles 10 and 22) and the
 * GDPR (articles 13 and 15 to 22) ask to be told. `site`: where it stands.
 */
export function legalTexts(legal: LegalData, site: string): Record<LegalKind, LegalText> {
  const { name, taxNumber, address, email, registry } = legal
  const place = address.replaceAll(/\s*\n\s*/g, ', ')
  const identity = [
    `Titular: ${name}.`,
    `NIF: ${taxNumber}.`,
    `Domicilio: ${place}.`,
    `Correo electrónico: ${email}.`,
    ...(registry === '' ? [] : [`Datos registrales: ${registry}.`]),
  ]
  return {
    notice: {
      name: 'Aviso legal',
      parts: [
        {
          title: 'Quién está detrás de este sitio',
          paragraphs: [
            `En cumplimiento del artículo 10 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico, estos son los datos de quien responde de ${site}:`,
            ...identity,
          ],
        },
        {
          title: 'Condiciones de uso',
          paragraphs: [
            'Al navegar por este sitio te comprometes a usarlo conforme a la ley y a este aviso, y a no dañarlo ni impedir que otras personas lo usen.',
            'Podemos cambiar los contenidos y este aviso en cualquier momento. Valen los que estén publicados cuando visitas el sitio.',
          ],
        },
        {
          title: 'Propiedad intelectual e industrial',
          paragraphs: [
            `Los textos, las imágenes, las marcas y el diseño son de ${name} o se usan con permiso de quien los creó. No pueden copiarse, distribuirse ni modificarse sin autorización por escrito, salvo lo que la ley permite.`,
          ],
        },
        {
          title: 'Responsabilidad y enlaces',
          paragraphs: [
            'Procuramos que la información sea correcta y esté al día, pero no podemos garantizar que no haya errores ni interrupciones del servicio.',
            'Este sitio puede enlazar a otros que no controlamos y de cuyo contenido no respondemos. Si encuentras un enlace a algo ilícito, escríbenos y lo retiraremos.',
          ],
        },
        {
          title: 'Ley aplicable',
          paragraphs: [
            'Este aviso se rige por la ley española. Si eres consumidor, puedes acudir a los juzgados de tu domicilio.',
          ],
        },
      ],
    },
    privacy: {
      name: 'Política de privacidad',
      parts: [
        { title: 'Quién trata tus datos', paragraphs: identity },
        {
          title: 'Qué datos y para qué',
          paragraphs: [
            'Tratamos los datos que escribes en los formularios de este sitio (por ejemplo tu nombre, tu correo, tu teléfono y tu mensaje) para responder a lo que pides y, si lo has aceptado, para enviarte información.',
            'Si no nos das los datos marcados como obligatorios, no podremos atender tu petición.',
          ],
        },
        {
          title: 'Con qué base jurídica y cuánto tiempo',
          paragraphs: [
            'La base es tu consentimiento (artículo 6.1.a del Reglamento (UE) 2016/679), que puedes retirar cuando quieras sin que afecte a lo anterior, o la aplicación de medidas previas a un contrato que nos pides (artículo 6.1.b).',
            'Conservamos los datos mientras haga falta para atenderte y, después, bloqueados durante los plazos en los que la ley exige responder de ellos.',
          ],
        },
        {
          title: 'A quién se comunican',
          paragraphs: [
            'No cedemos tus datos a terceros, salvo obligación legal. Los proveedores que nos prestan servicios, como el alojamiento o el correo, los tratan por nuestra cuenta y con un contrato que los protege.',
            'No se hacen transferencias fuera del Espacio Económico Europeo ni se toman decisiones automatizadas sobre ti.',
          ],
        },
        {
          title: 'Tus derechos',
          paragraphs: [
            `Puedes pedir el acceso a tus datos, su rectificación o su supresión, oponerte a que los tratemos, pedir que se limite su uso o que se entreguen a otra entidad. Escribe a ${email} e indica qué derecho quieres ejercer.`,
            'Si crees que no hemos atendido bien tu petición, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).',
          ],
        },
      ],
    },
    cookies: {
      name: 'Política de cookies',
      parts: [
        {
          title: 'Qué son las cookies',
          paragraphs: [
            'Una cookie es un pequeño archivo que un sitio guarda en tu dispositivo para recordar algo de tu visita. El artículo 22.2 de la Ley 34/2002 pide tu consentimiento para las que no son necesarias.',
          ],
        },
        {
          title: 'Cuáles usa este sitio',
          paragraphs: [
            'Las páginas de este sitio no guardan cookies propias ni usan tecnologías parecidas para seguirte.',
            'Si una página incluye un vídeo de YouTube o de Vimeo, es posible que esos servicios guarden las suyas cuando lo reproduces. Consulta sus políticas: policies.google.com/privacy y vimeo.com/privacy.',
          ],
        },
        {
          title: 'Cómo borrarlas o impedirlas',
          paragraphs: [
            'Puedes ver, borrar y bloquear las cookies en los ajustes de privacidad de tu navegador.',
            `Si tienes dudas, escribe a ${email}.`,
          ],
        },
      ],
    },
  }
}

/** What has to be said of whoever answers for a site, and nobody has said yet. */
export function missingIn(legal: LegalData): readonly (keyof LegalData)[] {
  const needed = ['name', 'taxNumber', 'address', 'email'] as const
  return needed.filter((field) => legal[field].trim() === '')
}
