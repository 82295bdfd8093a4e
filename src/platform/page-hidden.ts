/** Whether the page is in the background. */
export const isPageHidden = (): boolean => document.hidden;
