import '../../src/desk/editing/documents/EntryList.tsx';
import '../../src/desk/editing/documents/EntryPage.tsx';
import '../../src/desk/editing/documents/StaleTexts.tsx';
import '../../src/desk/editing/media/MediaLibrary.tsx';
import '../../src/desk/editing/publishing/Drafts.tsx';
import '../../src/desk/editing/publishing/Publications.tsx';
import '../../src/desk/editing/publishing/pictures/ChangedPages.tsx';

/**
 * Imports the pages eagerly: a test waits for what a page shows, not for its code to be compiled.
 */
export { editingRoutes } from '../../src/desk/editing/routes.tsx';
