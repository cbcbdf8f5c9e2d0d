/** What the player says of itself on a page, in the languages that pages are written in. */
type PlayerWords = {
  sound: string
  skip: string
  speed: string
  chapters: string
  scenes: string
  download: string
  gate: string
  send: string
}

const spanish: PlayerWords = {
  sound: 'Activar el sonido',
  skip: 'Seguir sin dejarlo',
  speed: 'Velocidad',
  chapters: 'Capítulos',
  scenes: 'Escenas',
  download: 'Descargar el vídeo',
  gate: 'Deja tu correo para seguir viendo',
  send: 'Seguir viendo',
}

const words: Record<string, PlayerWords> = {
  es: spanish,
  en: {
    sound: 'Turn the sound on',
    skip: 'Go on without it',
    speed: 'Speed',
    chapters: 'Chapters',
    scenes: 'Scenes',
    download: 'Download the video',
    gate: 'Leave your email to keep watching',
    send: 'Keep watching',
  },
  fr: {
    sound: 'Activer le son',
    skip: 'Continuer sans le laisser',
    speed: 'Vitesse',
    chapters: 'Chapitres',
    scenes: 'Scènes',
    download: 'Télécharger la vidéo',
    gate: 'Laissez votre e-mail pour continuer',
    send: 'Continuer',
  },
  de: {
    sound: 'Ton einschalten',
    skip: 'Ohne weitersehen',
    speed: 'Geschwindigkeit',
    chapters: 'Kapitel',
    scenes: 'Szenen',
    download: 'Video herunterladen',
    gate: 'Hinterlasse deine E-Mail, um weiterzusehen',
    send: 'Weitersehen',
  },
  it: {
    sound: 'Attiva l’audio',
    skip: 'Continua senza lasciarla',
    speed: 'Velocità',
    chapters: 'Capitoli',
    scenes: 'Scene',
    download: 'Scarica il video',
    gate: 'Lascia la tua email per continuare',
    send: 'Continua a guardare',
  },
  pt: {
    sound: 'Ativar o som',
    skip: 'Continuar sem o deixar',
    speed: 'Velocidade',
    chapters: 'Capítulos',
    scenes: 'Escenas',
    download: 'Descarregar o vídeo',
    gate: 'Deixa o teu e-mail para continuar a ver',
    send: 'Continuar a ver',
  },
  ca: {
    sound: 'Activa el so',
    skip: 'Continua sense deixar-lo',
    speed: 'Velocitat',
    chapters: 'Capítols',
    scenes: 'Escenes',
    download: 'Descarrega el vídeo',
    gate: 'Deixa el teu correu per continuar veient-lo',
    send: 'Continua veient-lo',
  },
  eu: {
    sound: 'Aktibatu soinua',
    skip: 'Jarraitu utzi gabe',
    speed: 'Abiadura',
    chapters: 'Kapituluak',
    scenes: 'Eszenak',
    download: 'Deskargatu bideoa',
    gate: 'Utzi zure helbide elektronikoa ikusten jarraitzeko',
    send: 'Jarraitu ikusten',
  },
  gl: {
    sound: 'Activar o son',
    skip: 'Seguir sen deixalo',
    speed: 'Velocidade',
    chapters: 'Capítulos',
    scenes: 'Escenas',
    download: 'Descargar o vídeo',
    gate: 'Deixa o teu correo para seguir vendo',
    send: 'Seguir vendo',
  },
}

/** `language`: a tag, as `es-MX`; Spanish where none of them is. */
export function playerWords(language = 'es'): PlayerWords {
  const [main = ''] = language.toLowerCase().split('-')
  return words[main] ?? spanish
}
