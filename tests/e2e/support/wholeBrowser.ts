/** The whole browser in the place of its headless shell, which shows no notification and judges no manifest. */
export const wholeBrowser = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
}
