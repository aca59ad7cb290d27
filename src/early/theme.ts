import { showTheme } from '@/lib/showTheme';
import { themeKey } from '@/lib/themeKey';

function show() {
  try {
    showTheme(localStorage.getItem(themeKey));
  } catch {
    // Storage is blocked: what shows stays.
  }
}

show();
// Another tab's choice; a page that comes back by the Back button has missed the event.
for (const event of ['storage', 'pageshow']) addEventListener(event, show);
