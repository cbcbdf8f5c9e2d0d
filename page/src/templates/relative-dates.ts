const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado']
const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]
const written = new RegExp(`\\{\\{(${weekdays.join('|')}) \\+(\\d{1,2}) (día|mes|fecha|iso)\\}\\}`, 'g')

/**
 * A template's text with its days counted from today, so that nothing it announces is over: `{{jueves +2 fecha}}` is the first
 * Thursday that is at least two weeks away, as `12 de diciembre`; `día` and `mes` are its parts, `iso` is for programs.
 */
export function withDates(text: string, today: Date): string {
  return text.replaceAll(written, (_, weekday: string, weeks: string, form: string) => {
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 7 * Number(weeks))
    day.setDate(day.getDate() + ((weekdays.indexOf(weekday) - day.getDay() + 7) % 7))
    const month = months[day.getMonth()] ?? ''
    if (form === 'día') return String(day.getDate())
    if (form === 'mes') return month
    if (form === 'fecha') return `${day.getDate()} de ${month}`
    return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
  })
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}
