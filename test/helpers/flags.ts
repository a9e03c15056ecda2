/** How Chromium is started: headless drawing in software, nothing but the page it is given. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Only the scene needs what stands for a graphics card; pages put together with it as well took half of the time.
  '--disable-gpu-compositing',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--mute-audio',
  '--autoplay-policy=no-user-gesture-required',
];
