import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { hostAndPort, list, port } from './list-setting.ts'
import { whole } from './whole-setting.ts'

const megabyte = 1024 * 1024
const engineVersion = '2026.08.19'

/** The settings of the video downloader; `config.ts` reads them with the others. */
export const videoShape = {
  VIDEO_YTDLP: z
    .string()
    .min(1)
    .optional()
    .describe('Ruta de yt-dlp. Sin ella, la carpeta de datos y después el PATH.'),
  VIDEO_FFMPEG: z.string().min(1).optional().describe('Ruta de ffmpeg o de su carpeta. Sin ella, el PATH.'),
  VIDEO_ENGINE_FETCH: z
    .enum(['on', 'off'], 'debe ser on u off')
    .default('on')
    .describe('Traer la versión oficial de yt-dlp cuando falta o está anticuada: on u off.'),
  VIDEO_ENGINE_VERSION: z
    .string()
    .regex(/^\d{4}\.\d{2}\.\d{2}$/, 'debe ser una versión como 2026.08.19')
    .default(engineVersion)
    .describe('Versión de yt-dlp que se trae y que se recomienda.'),
  VIDEO_CONCURRENCY: whole(1, 16, 2).describe(
    'Descargas de vídeo a la vez en este proceso. Con 2 o más, una plaza queda para lo breve (hasta 10 minutos).',
  ),
  VIDEO_QUEUE: whole(1, 100, 10).describe('Descargas sin terminar que puede tener una persona.'),
  VIDEO_MAX_MB: whole(1, 102_400, 2048).describe('Tamaño máximo de un vídeo, en MB.'),
  VIDEO_MAX_MINUTES: whole(1, 1440, 120).describe('Duración máxima de un vídeo, en minutos.'),
  VIDEO_DAILY_MB: whole(1, 1_024_000, 5120).describe('MB que puede descargar una persona en 24 horas.'),
  VIDEO_DAILY_TASKS: whole(1, 10_000, 20).describe('Descargas que puede empezar una persona en 24 horas.'),
  VIDEO_RETENTION_HOURS: whole(1, 8760, 24).describe('Horas que se guarda un vídeo descargado.'),
  VIDEO_DISK_FLOOR_MB: whole(0, 1_024_000, 2048).describe(
    'MB libres en el disco por debajo de los cuales no se descarga.',
  ),
  FILM_MAX_MB: whole(1, 102_400, 4096).describe('Tamaño máximo de un vídeo de AurelioPlayer, en MB.'),
  FILM_MAX_MINUTES: whole(1, 720, 240).describe('Duración máxima de un vídeo de AurelioPlayer, en minutos.'),
  FILM_CONCURRENCY: whole(0, 64, 0).describe(
    'Vídeos de AurelioPlayer que se preparan a la vez en este proceso; 0, uno por núcleo.',
  ),
  VIDEO_PORTS: list(port, 'debe ser una lista de puertos, como 80,443')
    .optional()
    .describe('Puertos a los que puede conectarse el descargador de vídeos. Sin este ajuste, 80 y 443.'),
  VIDEO_ALLOWED_HOSTS: list(hostAndPort, 'debe ser una lista como 127.0.0.1:9000, medios.local:80')
    .optional()
    .describe('Servidores (nombre:puerto) permitidos aunque estén en la red privada. Para pruebas.'),
}

/** What the downloader needs of the settings, in bytes, seconds and milliseconds. */
export function videoConfig(value: z.infer<z.ZodObject<typeof videoShape>>) {
  return {
    ytdlp: value.VIDEO_YTDLP,
    ffmpeg: value.VIDEO_FFMPEG,
    engineFetch: value.VIDEO_ENGINE_FETCH === 'on',
    engineVersion: value.VIDEO_ENGINE_VERSION,
    concurrency: value.VIDEO_CONCURRENCY,
    queue: value.VIDEO_QUEUE,
    maxBytes: value.VIDEO_MAX_MB * megabyte,
    maxSeconds: value.VIDEO_MAX_MINUTES * 60,
    dailyBytes: value.VIDEO_DAILY_MB * megabyte,
    dailyTasks: value.VIDEO_DAILY_TASKS,
    retentionHours: value.VIDEO_RETENTION_HOURS,
    diskFloorBytes: value.VIDEO_DISK_FLOOR_MB * megabyte,
    filmBytes: value.FILM_MAX_MB * megabyte,
    filmSeconds: value.FILM_MAX_MINUTES * 60,
    filmConcurrency: value.FILM_CONCURRENCY || availableParallelism(),
    ports: value.VIDEO_PORTS ?? [80, 443],
    allowedHosts: value.VIDEO_ALLOWED_HOSTS ?? [],
  }
}
