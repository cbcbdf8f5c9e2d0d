import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import { momentText } from '../words/index.ts'
import { prizeAt } from '../settings.ts'
import { beaconRule } from './beacon.ts'

/** Above this market value the winner's tax is withheld (IRPF, art. 75.3 f of its regulation). */
const withholdingFrom = 300

export type RulesOf = {
  name: string
  opensAt: string
  closesAt: string
  settings: ContestSettings
  organiser: { name: string; taxNumber: string; address: string; email: string }
  /** By whose clocks the rules tell moments. */
  timeZone: string
  /** Whole address of the contest's page. */
  url: string
}

/**
 * The rules of a contest under Spanish law, from what was chosen: for a lawyer to read before they are published. Headings
 * begin with `## `.
 */
export function rulesText(given: RulesOf): string {
  const { settings } = given
  const parts: [string, readonly string[]][] = [
    ['Quién organiza', organiserPart(given)],
    ['Cuándo', datesPart(given)],
    ['Quién puede participar', peoplePart(settings)],
    ['Cómo se participa y qué da puntos', pointsPart(settings)],
    ['Premios', prizesPart(settings)],
    ['Cómo se elige a quien gana', methodPart(settings)],
    ['Aviso y aceptación', acceptancePart(settings)],
    ['Fiscalidad', taxPart(settings)],
    ['Datos personales', dataPart(given)],
    ...(settings.imageRights ? [['Imagen', imagePart(given)] satisfies [string, readonly string[]]] : []),
    ['Participaciones que se apartan', fraudPart()],
    ['Cambios', changesPart()],
    ...(settings.extraRules === ''
      ? []
      : [['Además', settings.extraRules.split(/\n+/)] satisfies [string, readonly string[]]]),
    ['Ley aplicable', [lawPart()]],
  ]
  return parts
    .map(([title, lines], at) => [`## ${at + 1}. ${title}`, ...lines.filter(Boolean)].join('\n\n'))
    .join('\n\n')
}

function organiserPart({ name, organiser }: RulesOf) {
  const { taxNumber, address, email } = organiser
  const details = [
    taxNumber && `con NIF ${taxNumber}`,
    address && `con domicilio en ${address.replaceAll(/\s*\n\s*/g, ', ')}`,
    email && `y correo ${email}`,
  ].filter(Boolean)
  return [`${[organiser.name, ...details].join(', ')}, organiza «${name}» («el concurso»).`]
}

function datesPart({ opensAt, closesAt, timeZone, url }: RulesOf) {
  const at = (text: string) => momentText(text, 'es', timeZone)
  return [
    `Se participa desde el ${at(opensAt)} hasta el ${at(closesAt)} (hora de ${timeZone}), en ${url}. Decide el reloj del servidor que recibe la participación.`,
  ]
}

function peoplePart({ minimumAge, territory, confirms, asksPhone }: ContestSettings) {
  return [
    `Personas de ${minimumAge > 0 ? `${minimumAge} años o más` : 'cualquier edad'}${territory === '' ? '' : ` con residencia en ${territory}`}. Participar es gratis y no exige ninguna compra.`,
    `Cada persona participa una vez${asksPhone ? ', reconocida por su correo y su teléfono' : ', reconocida por su correo'}. ${confirms ? 'La participación cuenta cuando se confirma desde el correo que recibe.' : ''}`.trim(),
    'No puede participar quien trabaja para el organizador en este concurso.',
  ]
}

function pointsPart({ points, question, confirms, method }: ContestSettings) {
  const ways = [
    `participar: ${points.entry}`,
    confirms && points.confirm > 0 && `confirmar el correo: ${points.confirm}`,
    points.answer > 0 && `responder a «${question}»: ${points.answer}`,
    points.visit > 0 && `visitar la página que se indica (cuenta abrirla desde aquí): ${points.visit}`,
    points.share > 0 &&
      `compartir el concurso (cuenta pulsar el botón; lo que pasa después no se puede comprobar): ${points.share}`,
    points.invite > 0 &&
      points.invited > 0 &&
      `cada persona invitada cuya participación cuenta y que llega desde otra red: ${points.invite}, hasta ${points.invited} personas`,
  ].filter((way) => way !== false)
  const worth =
    method === 'jury'
      ? 'Los puntos ordenan la clasificación y no deciden quién gana: eso lo hace el jurado.'
      : 'Cada punto es una oportunidad en el sorteo.'
  return [
    `${worth} Dan puntos, cada cosa una vez: ${ways.join('; ')}. Nadie tiene más de ${points.most} puntos.`,
  ]
}

function prizesPart(settings: ContestSettings) {
  const { prizes, winners, reserves } = settings
  const money = new Intl.NumberFormat('es', { style: 'currency', currency: 'EUR' })
  const lines = Array.from({ length: Math.min(winners, prizes.length) }, (_, at) => {
    const isLast = at === Math.min(winners, prizes.length) - 1
    const place = isLast && winners > at + 1 ? `Puestos ${at + 1} a ${winners}` : `Puesto ${at + 1}`
    const value = prizes[at]?.value ?? 0
    return `${place}: ${prizeAt(settings, at)}${value > 0 ? `, con un valor de mercado de ${money.format(value)} (impuestos incluidos)` : ''}.`
  })
  return [
    `Hay ${winners} ${winners === 1 ? 'ganador' : 'ganadores'} y hasta ${reserves} reservas.`,
    ...lines,
    'Los premios no se cambian por dinero ni se ceden. Si hay menos participantes que premios, los que sobran quedan desiertos.',
  ]
}

function methodPart({ method, ...settings }: ContestSettings) {
  if (method === 'jury')
    return [
      'Decide un jurado nombrado por el organizador. Cada miembro puntúa cada participación de 0 a 10 y gana la suma más alta; en caso de empate, la participación cuyo identificador va antes por orden alfabético. Las notas se publican sin datos personales.',
    ]
  return [
    'Decide un sorteo que cualquiera puede comprobar. Al abrirse el concurso se publica la huella SHA-256 de un número secreto; al cerrarse, la huella de la lista de participaciones, cada una con un identificador sin datos personales y sus puntos.',
    `El tercer dato no está en manos del organizador: ${beaconRule(settings)}`,
    'Con los tres se calcula HMAC-SHA256(número secreto, huella de la lista | número de fuera | orden) y cada resultado elige una oportunidad, sin repetir participación y con la misma probabilidad para cada punto. Después se revela el número secreto, y la página de la prueba permite repetir el cálculo.',
  ]
}

function acceptancePart({ acceptDays }: ContestSettings) {
  return [
    `Se avisa a quien gana por correo. Tiene ${acceptDays} ${acceptDays === 1 ? 'día' : 'días'} para aceptar desde el enlace que recibe. Si renuncia, no responde o ha pedido borrar sus datos, el premio pasa a la siguiente reserva, por orden. Cada paso se publica en la página de la prueba sin datos personales.`,
  ]
}

function taxPart({ prizes, method }: ContestSettings) {
  const isWithheld = prizes.some(({ value }) => value > withholdingFrom)
  return [
    method === 'jury'
      ? 'Decide un jurado y no el azar, así que no es una combinación aleatoria (artículo 3.i de la Ley 13/2011); su organizador comprueba qué impuestos le corresponde liquidar.'
      : 'Es una combinación aleatoria con fines publicitarios (artículo 3.i de la Ley 13/2011): gratuita y sin autorización previa; su organizador liquida el impuesto sobre actividades de juego que corresponda (artículo 48 de esa ley).',
    isWithheld
      ? `Por ser premios de más de ${withholdingFrom} €, están sujetos a la retención o al ingreso a cuenta del IRPF que marque la ley.`
      : `Los premios de hasta ${withholdingFrom} € no llevan retención del IRPF; quien gana los declara si le corresponde.`,
  ]
}

function dataPart({ organiser, settings }: RulesOf) {
  return [
    `${organiser.name} es responsable de los datos. Los usa para gestionar el concurso y entregar los premios, con la base jurídica de la aceptación de estas bases; las comunicaciones comerciales se envían solo a quien las pide aparte.`,
    `Los datos de quien participa se borran ${settings.keepDays} días después del final, salvo los de quien gana que la ley obligue a conservar. Los derechos de acceso, rectificación, supresión y los demás se ejercen${organiser.email ? ` en ${organiser.email}` : ' ante el organizador'}; se puede reclamar ante la Agencia Española de Protección de Datos.`,
  ]
}

function imagePart({ organiser }: RulesOf) {
  return [
    `Quien acepta un premio autoriza a ${organiser.name} a publicar su nombre y una fotografía de la entrega en relación con este concurso, sin pago aparte. La autorización se puede retirar en cualquier momento.`,
  ]
}

function fraudPart() {
  return [
    'Se apartan, con su motivo y sin borrarlas, las participaciones repetidas de una misma persona, las de correos desechables, las enviadas por programas y las que llegan en ráfaga desde una misma red. Se pueden revisar escribiendo al organizador antes de que se cierre la lista.',
  ]
}

function changesPart() {
  return [
    'Si hay que cambiar algo con el concurso abierto, se publica una versión nueva de estas bases, con su fecha, se anota en la página de la prueba y se avisa por correo a quien ya participa. No cambian con el concurso abierto los puntos, la forma de elegir a quien gana ni el número de fuera.',
  ]
}

function lawPart() {
  return 'Estas bases se rigen por la ley española. Participar supone aceptarlas.'
}
