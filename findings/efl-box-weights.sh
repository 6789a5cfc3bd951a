#!/usr/bin/env bash
# One pair of size hints has three layouts in the boxes and tables of EFL, and Evas's box goes below minimum sizes.
#
# Expected: Boxes and tables of EFL share a row by the same hints alike: each item has its minimum, weights share the
# rest, and the other item receives what an item with a maximum does not use.
# Found: In a box of Evas a weight shares the whole width instead of the rest. Minima of 30 and 50 with weights of 1 and
# 3 are 20 and 60 in 80, the box's own minimum; a minimum of 60 is 50 in 100, though 30 points are free. In a box of
# Elementary and in tables they are 30 and 50. There an item with a maximum of 40 is centered in a cell of 100, and 60
# stay empty; in Evas's box the other one has 160. Thirds of 101 leave 2 points empty in both boxes; in Evas's the row
# begins at 1. In a table an item without a weight that spans two columns cancels their weights: both columns of weight
# 1 are 80 wide in 200. In less than the minima the row is centered in three of them and begins at -10.
# Tested with EFL 1.26.3 of Debian 12.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg-query --show gcc libefl-all-dev >/dev/null 2>&1 ||
  apt-get install -y -qq --no-install-recommends gcc libc6-dev pkg-config libefl-all-dev >/dev/null 2>&1
cat >"$folder/look.c" <<'C'
#include <Elementary.h>
#include <stdio.h>

enum kind { EVAS_BOX, ELM_BOX, EVAS_TABLE, ELM_TABLE };
static const char *const names[] = {"Evas box", "Elementary box", "Evas table", "Elementary table"};
static Evas_Object *window;
static Evas *canvas;

static Evas_Object *item(int least, int most, double weight)
{
    Evas_Object *made = evas_object_rectangle_add(canvas);
    evas_object_size_hint_min_set(made, least, 10);
    evas_object_size_hint_max_set(made, most, -1);
    evas_object_size_hint_weight_set(made, weight, 0);
    evas_object_size_hint_align_set(made, EVAS_HINT_FILL, EVAS_HINT_FILL);
    evas_object_show(made);
    return made;
}

static Evas_Object *container(enum kind kind)
{
    Evas_Object *made = kind == EVAS_BOX ? evas_object_box_add(canvas) : kind == ELM_BOX ? elm_box_add(window)
        : kind == EVAS_TABLE ? evas_object_table_add(canvas) : elm_table_add(window);
    if (kind == EVAS_BOX) evas_object_box_layout_set(made, evas_object_box_layout_horizontal, NULL, NULL);
    if (kind == ELM_BOX) elm_box_horizontal_set(made, EINA_TRUE);
    evas_object_show(made);
    return made;
}

static void pack(enum kind kind, Evas_Object *row, Evas_Object *one, int column, int line, int span)
{
    if (kind == EVAS_BOX) evas_object_box_append(row, one);
    else if (kind == ELM_BOX) elm_box_pack_end(row, one);
    else if (kind == EVAS_TABLE) evas_object_table_pack(row, one, column, line, span, 1);
    else elm_table_pack(row, one, column, line, span, 1);
}

static void show(enum kind kind, const char *title, Evas_Object *row, Evas_Object **items, int count, int width)
{
    int least;
    evas_object_geometry_set(row, 0, 0, width, 50);
    for (int pass = 0; pass < 4; pass++) {
        ecore_main_loop_iterate();
        evas_object_smart_calculate(row);
    }
    evas_object_size_hint_min_get(row, &least, NULL);
    printf("%s, %s, in %d:", names[kind], title, width);
    for (int index = 0; index < count; index++) {
        int x, wide;
        evas_object_geometry_get(items[index], &x, NULL, &wide, NULL);
        printf(" %d+%d", x, wide);
    }
    printf(", minimum %d\n", least);
}

static void row(enum kind kind, const char *title, int count, Evas_Object **items, const int *widths)
{
    Evas_Object *made = container(kind);
    for (int index = 0; index < count; index++) pack(kind, made, items[index], index, 0, 1);
    for (; *widths; widths++) show(kind, title, made, items, count, *widths);
}

int main(int count, char **arguments)
{
    elm_init(count, arguments);
    window = elm_win_add(NULL, "look", ELM_WIN_BASIC);
    evas_object_resize(window, 400, 200);
    canvas = evas_object_evas_get(window);
    printf("EFL %d.%d.%d\n", evas_version->major, evas_version->minor, evas_version->micro);
    for (enum kind kind = EVAS_BOX; kind <= ELM_TABLE; kind++) {
        row(kind, "minima 30, 50, weights 1, 3", 2, (Evas_Object *[]){item(30, -1, 1), item(50, -1, 3)},
            (int[]){200, 80, 60, 0});
        row(kind, "minima 60, 10, weights 1, 1", 2, (Evas_Object *[]){item(60, -1, 1), item(10, -1, 1)},
            (int[]){100, 0});
        row(kind, "maximum 40 and none", 2, (Evas_Object *[]){item(10, 40, 1), item(10, -1, 1)}, (int[]){200, 0});
        row(kind, "thirds", 3, (Evas_Object *[]){item(0, -1, 1), item(0, -1, 1), item(0, -1, 1)}, (int[]){101, 0});
    }
    for (enum kind kind = EVAS_TABLE; kind <= ELM_TABLE; kind++)
        for (int weight = 0; weight < 2; weight++) {
            Evas_Object *table = container(kind), *items[] = {item(30, -1, 1), item(30, -1, 1), item(160, -1, weight)};
            for (int index = 0; index < 3; index++) pack(kind, table, items[index], index % 2, index / 2, 1 + index / 2);
            show(kind, weight ? "spanned with weight 1" : "spanned with weight 0", table, items, 3, 200);
        }
    return 0;
}
C
gcc -w -o "$folder/look" "$folder/look.c" $(pkg-config --cflags --libs elementary)
HOME="$folder" XDG_RUNTIME_DIR="$folder" ELM_ENGINE=buffer EINA_LOG_LEVEL=0 "$folder/look" 2>/dev/null | tee "$folder/seen"
diff - "$folder/seen" <<'SEEN'
EFL 1.26.3
Evas box, minima 30, 50, weights 1, 3, in 200: 0+50 50+150, minimum 80
Evas box, minima 30, 50, weights 1, 3, in 80: 0+20 20+60, minimum 80
Evas box, minima 30, 50, weights 1, 3, in 60: 0+15 15+45, minimum 80
Evas box, minima 60, 10, weights 1, 1, in 100: 0+50 50+50, minimum 70
Evas box, maximum 40 and none, in 200: 0+40 40+160, minimum 20
Evas box, thirds, in 101: 1+33 34+33 67+33, minimum 0
Elementary box, minima 30, 50, weights 1, 3, in 200: 0+60 60+140, minimum 80
Elementary box, minima 30, 50, weights 1, 3, in 80: 0+30 30+50, minimum 80
Elementary box, minima 30, 50, weights 1, 3, in 60: -10+30 20+50, minimum 80
Elementary box, minima 60, 10, weights 1, 1, in 100: 0+75 75+25, minimum 70
Elementary box, maximum 40 and none, in 200: 30+40 100+100, minimum 20
Elementary box, thirds, in 101: 0+33 33+33 66+33, minimum 0
Evas table, minima 30, 50, weights 1, 3, in 200: 0+60 60+140, minimum 80
Evas table, minima 30, 50, weights 1, 3, in 80: 0+30 30+50, minimum 80
Evas table, minima 30, 50, weights 1, 3, in 60: -10+30 20+50, minimum 80
Evas table, minima 60, 10, weights 1, 1, in 100: 0+75 75+25, minimum 70
Evas table, maximum 40 and none, in 200: 30+40 100+100, minimum 20
Evas table, thirds, in 101: 0+33 33+33 66+35, minimum 0
Elementary table, minima 30, 50, weights 1, 3, in 200: 0+60 60+140, minimum 80
Elementary table, minima 30, 50, weights 1, 3, in 80: 0+30 30+50, minimum 80
Elementary table, minima 30, 50, weights 1, 3, in 60: -10+30 20+50, minimum 80
Elementary table, minima 60, 10, weights 1, 1, in 100: 0+75 75+25, minimum 70
Elementary table, maximum 40 and none, in 200: 30+40 100+100, minimum 20
Elementary table, thirds, in 101: 0+33 33+33 66+35, minimum 0
Evas table, spanned with weight 0, in 200: 20+80 100+80 20+160, minimum 160
Evas table, spanned with weight 1, in 200: 0+100 100+100 0+200, minimum 160
Elementary table, spanned with weight 0, in 200: 20+80 100+80 20+160, minimum 160
Elementary table, spanned with weight 1, in 200: 0+100 100+100 0+200, minimum 160
SEEN
