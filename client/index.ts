import { App } from './app/app';
import { readAddress } from './ui/address';

const address = readAddress(new URL(location.href));
if (address.page === 'viewer')
  void import('./viewer').then(({ openViewer }) => openViewer(document, new URL(location.href)));
else void new App(address).open();
