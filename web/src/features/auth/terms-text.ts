/** Titles and paragraphs, in Spanish only: a legal text. The operator's data come from the settings. */
export const termsClauses = [
  [
    'Quién presta el servicio',
    [
      'Aurelio está instalado en un servidor de la organización que se indica arriba (el titular), que decide quién entra y responde del servicio y de los datos. Quienes hacen el programa no reciben ningún dato tuyo.',
    ],
  ],
  [
    'Tu cuenta',
    [
      'La cuenta es personal. Elige una contraseña que no uses en otro sitio, no la compartas y avisa al titular si crees que alguien la conoce.',
      'Puedes exportar tus datos y eliminar la cuenta cuando quieras, en Mi Perfil, Seguridad.',
    ],
  ],
  [
    'Tus contenidos',
    [
      'Lo que creas es tuyo o de tu organización, según lo que hayáis acordado. Publica solo textos, imágenes y vídeos que tengas derecho a usar: descargar un vídeo no da derecho a publicarlo.',
    ],
  ],
  [
    'Un uso correcto',
    [
      'No uses Aurelio para engañar, enviar correo no deseado ni publicar nada ilegal. El titular puede retirar esas páginas y deshabilitar la cuenta, y te dirá por qué.',
    ],
  ],
  [
    'Responsabilidad',
    [
      'El programa se ofrece tal como es, sin más garantías que las que la ley obliga a dar. Nada de lo que dice esta página limita los derechos que tienes como persona consumidora.',
    ],
  ],
] as const

/** Information of article 13 of the General Data Protection Regulation. */
export const privacyClauses = [
  [
    'Qué datos se tratan y para qué',
    [
      'Para darte acceso: nombre, correo, contraseña (solo su huella cifrada), foto y los datos de perfil que quieras añadir. La base es el contrato de uso (artículo 6.1.b del RGPD).',
      'Para proteger las cuentas: sesiones, dirección de red, navegador y un registro de los actos de seguridad. La base es el interés legítimo en la seguridad (artículo 6.1.f).',
      'Para enviarte avisos: tu correo y tus preferencias de notificaciones, que puedes cambiar cuando quieras.',
    ],
  ],
  [
    'Datos de quien rellena tus formularios',
    [
      'De los leads que recogen tus páginas eres responsable tú o tu organización: di para qué los quieres, pide solo los necesarios y atiende a quien quiera ejercer sus derechos. El titular los guarda por encargo tuyo.',
    ],
  ],
  [
    'Cuánto tiempo y quién los ve',
    [
      'Los datos se guardan mientras tengas cuenta y se borran con ella, salvo lo que la ley obligue a conservar. No se venden ni se ceden. Solo los ven las personas de tu espacio de trabajo y quien administra la instalación.',
      'Si entras con otro proveedor, este sabe que lo has hecho y nos da tu nombre, tu correo y tu foto.',
    ],
  ],
  [
    'Tus derechos',
    [
      'Puedes pedir al titular el acceso a tus datos, su rectificación, supresión, limitación y portabilidad, y oponerte a su tratamiento. Si crees que no se atiende tu petición, puedes reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).',
    ],
  ],
  [
    'Cookies',
    [
      'Aurelio usa solo la cookie de sesión, otra que recuerda tu dispositivo para avisarte cuando alguien entra desde uno distinto, y el almacenamiento del navegador, necesarios para funcionar; por eso no pide consentimiento. No hay publicidad ni seguimiento de terceros.',
    ],
  ],
] as const
