import type { Puck } from '@puckeditor/core';
import type { ComponentProps } from 'react';

export type PuckProps = ComponentProps<typeof Puck>;
