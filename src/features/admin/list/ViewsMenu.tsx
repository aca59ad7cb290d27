import { Bookmark } from 'lucide-react';
import { ToolbarMenu } from './ToolbarMenu';
import { adminViewTexts } from './texts';
import { ViewsPanel } from './ViewsPanel';

/** The saved views of a list. */
export function ViewsMenu({ list }: { list: string }) {
  return (
    <ToolbarMenu label={adminViewTexts.views} icon={<Bookmark aria-hidden size={16} />}>
      {(close) => <ViewsPanel list={list} onChosen={close} />}
    </ToolbarMenu>
  );
}
