import { describeScreens } from '../screen.ts'

const videoDownloader = '/dashboard/tools/youtube-downloader'

describeScreens([
  {
    name: 'video-downloader',
    as: 'new',
    path: videoDownloader,
    states: [
      {
        name: 'rechazada',
        show: async (page) => {
          await page.goto(videoDownloader)
          await page.getByLabel('YouTube URL').fill('http://10.0.0.1/video.mp4')
          await page.getByRole('button', { name: 'Get Info' }).click()
          await page.getByText('This address is not allowed').waitFor()
        },
      },
    ],
  },
])
